/** A link with its words: of a menu, of a breadcrumb, of a row of tabs. */
export type MenuLink = { label: string; href: string }
/** A menu link with a symbol of the icon sprite. */
export type PicturedLink = MenuLink & { picture: string }
