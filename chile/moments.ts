const clock = new Intl.DateTimeFormat('es-CL', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'America/Santiago',
})

/** An instant by Chile's clock, «14-09-2026 09:30». */
export const formatInstant = (instant: Date): string => clock.format(instant).replace(',', '')
