/** Trusted Types as far as the storefront uses them; browsers without them have no such object. */
declare var trustedTypes:
  | {
      createPolicy: (
        name: string,
        rules: { createHTML?: (text: string) => string; createScriptURL?: (text: string) => string },
      ) => { createHTML: (text: string) => object; createScriptURL: (text: string) => object }
    }
  | undefined
