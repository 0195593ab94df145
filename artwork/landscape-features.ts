/**
 * What is in a landscape: drawn about 100 high with its foot at 0,0. `dark` is printed in the ink of the
 * place, `light` over it in document or sun.
 */
export type LandscapeFeature = { dark?: string; light?: string; line?: string; lineWidth?: number }

export const landscapeFeatures = {
  lighthouse: {
    dark: 'M-14 0L-9-78H9L14 0zM-13-78H13V-84H-13zM-8-84V-98H8V-84zM-10-98Q0-112 10-98z',
    light: 'M-12.5-14L-11.5-30H11.5L12.5-14zM-10.5-46L-9.8-60H9.8L10.5-46zM-5-86V-96H5V-86z',
  },
  windmill: {
    dark: 'M-18 0L-11-60H11L18 0zM-12-60Q0-78 12-60z',
    line: 'M0-62L-38-98M0-62L38-28M0-62L36-100M0-62L-36-26M-38-98l-7 8 30 27M36-100l8 8-30 27M38-28l7-8-30-25M-36-26l-8-8 30-26',
    lineWidth: 3,
    light: 'M-4 0V-12H4V0zM-3-28h6v8h-6zM-3-46h6v8h-6z',
  },
  oast: {
    dark: 'M-60 0V-42H60V0zM-62-40L-44-66H30L62-40zM-56-40L-44-92L-32-40zM-22-40L-10-92L2-40zM-47-88L-40-106L-50-100zM-13-88L-6-106L-16-100z',
    light:
      'M-48-92h8l3-8-10-5zM-14-92h8l3-8-10-5zM-50-30h8v10h-8zM-20-30h8v10h-8zM14-30h8v10h-8zM36-26h12v26h-12z',
  },
  castle: {
    dark: 'M-60 0L-52-50H-54V-66H-46V-60H-40V-66H-32V-50L-30-40H-14V-84H-18V-100H-10V-94H-3V-100H3V-94H10V-100H18V-84H14V-40H36V-58H34V-72H42V-67H48V-72H56V-58H54L60 0z',
    light: 'M-5 0V-16A5 5 0 0 1 5-16V0zM-2-70h4v12h-4zM-44-44h3v9h-3zM44-50h3v9h-3z',
  },
  church: {
    dark: 'M-40 0V-30L-30-44H14V-70H12L20-108L28-70H38V0z',
    light: 'M22-60h6v12h-6zM-30-24h6v14h-6zM-16-24h6v14h-6zM-2-24h6v14h-6z',
  },
  terrace: {
    dark: 'M-80 0V-30L-66-42H-62V-52H-54V-42H-26V-52H-18V-42H10V-52H18V-42H46V-52H54V-42H66L80-30V0z',
    light:
      'M-70-24h8v9h-8zM-52-24h8v9h-8zM-34-24h8v9h-8zM-16-24h8v9h-8zM2-24h8v9h-8zM20-24h8v9h-8zM38-24h8v9h-8zM56-24h8v9h-8z',
  },
  chimney: {
    dark: 'M-50 0V-46H-8L-4-120H8L12-46H44V0z',
    light:
      'M-42-38h7v9h-7zM-28-38h7v9h-7zM18-38h7v9h-7zM32-38h7v9h-7zM-42-20h7v9h-7zM-28-20h7v9h-7zM18-20h7v9h-7zM32-20h7v9h-7zM-4-112H8V-108H-4z',
  },
  viaduct: {
    dark: 'M-200-70H200V-58H194V0H178V-30A19 19 0 0 0 140-30V0H124V-30A19 19 0 0 0 86-30V0H70V-30A19 19 0 0 0 32-30V0H16V-30A19 19 0 0 0-22-30V0H-38V-30A19 19 0 0 0-76-30V0H-92V-30A19 19 0 0 0-130-30V0H-146V-30A19 19 0 0 0-184-30V0H-200z',
    light: 'M-200-66H200V-63H-200z',
  },
  arch: {
    dark: 'M-200 0V-44H-184V-28H184V-44H200V0H184V-22H-184V0z',
    line: 'M-184-24Q0-190 184-24M-184-8Q0-168 184-8M-120-26V-74M-72-26V-96M-24-26V-104M24-26V-104M72-26V-96M120-26V-74',
    lineWidth: 5,
  },
  pine: { dark: 'M-3 0V-14H-22L-8-40H-17L-5-66H-12L0-100L12-66H5L17-40H8L22-14H3V0z' },
  tree: {
    dark: 'M-4 0L-3-34C-40-32-38-74-16-76C-14-104 24-100 22-76C42-72 40-34 3-34L4 0z',
    light: 'M-20-52q8-8 16-2M2-66q8-6 14 0M4-46q8-6 14-1',
  },
  sheep: {
    light: 'M-16-8C-20-20-8-26 0-24C10-28 18-20 15-8z',
    dark: 'M14-20L25-17L20-10L14-12zM-11-8V0H-8V-8zM7-8V0H10V-8z',
  },
  boat: {
    dark: 'M-40-12H44L34 4H-30zM-2-88H2V-12H-2z',
    light: 'M6-84Q36-50 38-20H6zM-6-76Q-28-46-32-20H-6z',
  },
  wheel: {
    line: 'M0-84a22 22 0 1 1-.1 0zM0-84V-40M-22-62H22M-16-78L16-46M16-78L-16-46',
    lineWidth: 4,
    dark: 'M-5-60L-30 0H-20L0-54L20 0H30L5-60zM30 0V-34H78V0zM26-32L54-50L82-32z',
    light: 'M40-24h8v9h-8zM58-24h8v9h-8z',
  },
  crane: {
    line: 'M-60 0V-96M60 0V-96M-60 0L-44-96M60 0L44-96',
    lineWidth: 6,
    dark: 'M-74-112H74V-94H-74zM-20-120H-2V-112H-20z',
    light: 'M-40-109h26v12h-26zM-8-109h26v12h-26zM24-109h22v12h-22z',
  },
  cottage: {
    dark: 'M-40 0V-26L-46-26L-30-50H-26V-62H-16V-50H30L46-26H40V0z',
    light: 'M-28-18h10v9h-10zM18-18h10v9h-10zM-5 0V-18H5V0z',
  },
  stones: {
    dark: 'M-60 0L-58-50L-46-54L-42 0zM-24 0L-22-70L-8-74L-4 0zM14 0L18-60L32-56L34 0zM52 0L54-40L66-44L68 0z',
    light: 'M-53-44l4 30M-17-62l4 40M24-52l2 34',
  },
  hops: {
    line: 'M-60 0V-96M-20 0V-96M20 0V-96M60 0V-96M-76-92H76',
    lineWidth: 3,
    dark: 'M-60-6q-14-20-2-34t-2-30 2-22q12 16 3 34t6 28-7 24zM-20-6q-14-20-2-34t-2-30 2-22q12 16 3 34t6 28-7 24zM20-6q-14-20-2-34t-2-30 2-22q12 16 3 34t6 28-7 24zM60-6q-14-20-2-34t-2-30 2-22q12 16 3 34t6 28-7 24z',
  },
  pauls: {
    dark: 'M-70 0V-40H-60V-70H-64L-54-86L-44-70H-46V-46H-30V-60H-26V-76C-26-104 26-104 26-76V-60H30V-46H46V-70H44L54-86L64-70H60V-40H70V0zM-5-96H5V-110H-5zM-1-110V-126H1V-110z',
    light:
      'M-22-70h4v-8h-4zM-12-70h4v-8h-4zM-2-70h4v-8h-4zM8-70h4v-8h-4zM18-70h4v-8h-4zM-54-34h4v26h-4zM-40-34h4v26h-4zM-26-34h4v26h-4zM22-34h4v26h-4zM36-34h4v26h-4zM50-34h4v26h-4z',
  },
  shard: {
    dark: 'M-30 0L-6-230L-2-236L2-226L6-232L30 0z',
    light: 'M-4-210L-10 0h4l4-210zM6-200L14 0h4L8-200z',
  },
  gherkin: {
    dark: 'M-26 0C-38-70-20-136 0-146C20-136 38-70 26 0z',
    line: '',
    light: 'M-22-10L20-100l2 5L-22-2zM-25-50L8-128l3 4L-26-42zM22-10L-20-100l-2 5L22-2z',
  },
  clock: {
    dark: 'M-13 0V-112H-16V-148H16V-112H13V0zM-16-150L-8-168V-176L0-204L8-176V-168L16-150z',
    light: 'M0-142a11 11 0 1 1-.1 0zM-8-104h3v96h-3zM5-104h3v96h-3z',
  },
  eye: {
    line: 'M0-150a68 68 0 1 1-.1 0zM0-150V-14M-68-82H68M-48-130L48-34M48-130L-48-34M-40 0L0-82L40 0',
    lineWidth: 3.5,
  },
  blocks: {
    dark: 'M-120 0V-60H-96V-84H-60V-44H-40V-96H-8V-52H14V-72H46V-110H74V-56H96V-40H120V0z',
    light:
      'M-90-76h5v6h-5zM-78-76h5v6h-5zM-90-60h5v6h-5zM-34-86h5v6h-5zM-22-86h5v6h-5zM-34-70h5v6h-5zM52-100h5v6h-5zM62-84h5v6h-5zM20-62h5v6h-5zM34-62h5v6h-5z',
  },
  causeway: {
    dark: 'M-140 0V-14H-118V-30H-96V-24H-74V-48H-52V-38H-30V-64H-8V-52H14V-70H36V-46H58V-54H80V-28H102V-34H124V-12H146V0z',
    light:
      'M-118-27h20v3h-20zM-74-45h20v3h-20zM-30-61h20v3h-20zM14-67h20v3h-20zM58-51h20v3h-20zM102-31h20v3h-20z',
  },
  wall: {
    dark: 'M-200 0V-18Q-100-26 0-18T200-20V0z',
    light:
      'M-190-12h18v2h-18zM-160-15h22v2h-22zM-124-13h18v2h-18zM-90-15h24v2h-24zM-50-13h18v2h-18zM-16-12h22v2h-22zM20-14h18v2h-18zM54-13h24v2h-24zM96-15h18v2h-18zM130-14h22v2h-22zM166-14h18v2h-18zM-176-6h20v2h-20zM-140-6h18v2h-18zM-106-7h22v2h-22zM-68-6h20v2h-20zM-34-5h18v2h-18zM2-6h20v2h-20zM40-6h18v2h-18zM78-6h20v2h-20zM114-6h20v2h-20zM150-6h18v2h-18z',
  },
} satisfies Record<string, LandscapeFeature>

export type FeatureName = keyof typeof landscapeFeatures
