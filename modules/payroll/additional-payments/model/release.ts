/** Why the payments apart of a month cannot be released; the screen and the server say the same. */
export function whyNotRelease(
  isOpen: boolean,
  { total, released }: { total: number; released: number },
): string | undefined {
  if (isOpen) return 'Primero hay que cerrar el proceso'
  if (total === 0) return 'El proceso no tiene pagos'
  return released >= total ? 'Los pagos ya están liberados' : undefined
}
