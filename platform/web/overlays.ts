/** Where lists, menus and hints open: a landmark, so that nothing stands outside of one. */
export const OVERLAYS = 'overlays'
export const overlays = (): HTMLElement => document.getElementById(OVERLAYS) ?? document.body
