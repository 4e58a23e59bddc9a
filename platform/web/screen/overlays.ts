/**
 * The element in which lists, menus and hints open: a landmark, so that no content is outside of
 * one.
 */
export const OVERLAYS = 'overlays'
export const overlays = (): HTMLElement => document.getElementById(OVERLAYS) ?? document.body
