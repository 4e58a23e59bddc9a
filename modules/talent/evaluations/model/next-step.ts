import { counted } from '#chile/counts.ts'
import type { EvaluationProcessStatus } from './catalogs.ts'

type Facts = {
  readonly status: EvaluationProcessStatus
  readonly people: number
  readonly raters: number
  readonly ratersDone: number
  readonly reason: string | null
  readonly surveys: readonly { readonly title: string; readonly status: string }[]
}

/** The one thing that is next in a process, in words: what is missing, or which act. */
export function nextStep(of: Facts): { readonly title: string; readonly text: string } {
  const { status, surveys, people, raters, ratersDone } = of
  const pending = surveys.find((one) => one.status === 'PENDING')
  const open = surveys.find((one) => one.status === 'ACTIVE' || one.status === 'PAUSED')
  switch (status) {
    case 'DRAFT':
      if (surveys.length === 0) {
        return said('Elija sus evaluaciones', 'En «Editar»: de desempeño, con nombre.')
      }
      return pending
        ? said(`Active la evaluación «${pending.title}»`, 'Después el proceso puede comenzar.')
        : said('Comience el proceso', 'Quedan fijas sus reglas y la jefatura de cada persona.')
    case 'RUNNING':
      return open
        ? said(
            `Se está respondiendo: ${ratersDone} de ${raters}`,
            `Cuando se cierre «${open.title}», pase a calibración.`,
          )
        : said('Pase a calibración', 'Sus evaluaciones están cerradas.')
    case 'CALIBRATION':
      return said(
        'Calibre las notas',
        'Con su motivo. Las jefaturas pueden proponer; después pase a retroalimentación.',
      )
    case 'FEEDBACK':
      return said(
        'Entregue los resultados',
        'Cada jefatura los conversa y registra la fecha; cada persona acusa recibo.',
      )
    case 'CLOSED':
      return said(
        'Proceso cerrado',
        `Quedaron fijas las notas finales de ${counted(people, 'persona')}.`,
      )
    default:
      return said('Proceso anulado', of.reason ?? 'No vuelve a abrirse.')
  }
}

const said = (title: string, text: string) => ({ title, text })
