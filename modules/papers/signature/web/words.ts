/** «Queda un día», «Quedan 12 días», «Vence hoy»: of what is signed until a moment. */
export function daysLeft(until: string, now = new Date()): string {
  const days = Math.floor((new Date(until).getTime() - now.getTime()) / 86_400_000)
  if (days < 0) return 'Venció'
  if (days === 0) return 'Vence hoy'
  return days === 1 ? 'Queda un día' : `Quedan ${days} días`
}
