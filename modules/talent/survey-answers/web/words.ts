import { formatDate } from '#platform/web/look/format.ts'

const clock = new Intl.DateTimeFormat('es-CL', {
  timeZone: 'America/Santiago',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

type Ending = { status: string; endAt: string | Date }

/** Why a survey takes no more answers, in words; `lost` where something did not arrive in time. */
export function closedWords({ status, endAt }: Ending, lost = false): string {
  const end = new Date(endAt)
  if (status === 'PAUSED') return 'La encuesta está en pausa. Se guardó lo respondido.'
  const until = `La encuesta cerró. Se guardó lo respondido hasta las ${clock.format(end)}.`
  return lost ? `${until} Lo último no alcanzó a enviarse.` : until
}

/** Until when a survey is answered: «hasta el 30-09-2026 a las 18:00». */
export const untilWords = (endAt: string | Date): string => {
  const end = new Date(endAt)
  return `hasta el ${formatDate(end.toISOString())} a las ${clock.format(end)}`
}

/** Minutes that a survey takes: a choice is 12 seconds and a text 45. */
export const minutesOf = (questions: readonly { scale: unknown; type: string }[]): number => {
  const seconds = questions.map(({ scale, type }) => (scale || type === 'SELECT' ? 12 : 45))
  return Math.max(1, Math.round(seconds.reduce((sum, one) => sum + one, 0) / 60))
}
