import { formatDate, type ISODate } from '#chile/dates.ts'
import type { PlanApproval, PlanCompleteness } from './catalogs.ts'
import { standingOn } from './progress.ts'

type Plan = {
  readonly approvalStatus: PlanApproval
  readonly completenessStatus: PlanCompleteness
  readonly endDate: ISODate
  readonly fullname: string | null
  readonly supervisorName: string | null
}
type Marked = {
  readonly type: string
  readonly name: string
  readonly date: ISODate
  readonly doneAt: ISODate | null
}

export type NextStep = { readonly title: string; readonly text: string }

/** What a plan waits for on a day, and who may do it. */
export function nextStep(plan: Plan, milestones: readonly Marked[], day: ISODate): NextStep {
  const person = plan.fullname ?? 'la persona'
  const supervisor = plan.supervisorName ?? 'quien administra planes de acción'
  switch (plan.approvalStatus) {
    case 'DRAFT':
      return {
        title: 'Falta enviarlo a aprobación',
        text: `Lo envía ${person} o quien lo supervisa; hasta entonces nadie lo responde.`,
      }
    case 'PENDING':
      return {
        title: 'Espera aprobación',
        text: `Lo responde ${supervisor}, en su bandeja o aquí. Nadie responde su propio plan.`,
      }
    case 'REJECTED':
      return {
        title: 'Falta corregirlo y enviarlo de nuevo',
        text: `Lo corrige ${person} con lo que dice la respuesta.`,
      }
    case 'CANCELED':
      return { title: 'Anulado', text: 'Ya no cuenta y no vuelve a abrirse.' }
    case 'APPROVED':
      return approvedStep(plan, person, milestones, day)
  }
}

function approvedStep(
  plan: Plan,
  person: string,
  milestones: readonly Marked[],
  day: ISODate,
): NextStep {
  if (plan.completenessStatus === 'COMPLETE') {
    return { title: 'Completo', text: 'No queda nada por hacer.' }
  }
  const late = standingOn(plan, day) === 'LATE'
  const next = milestones.find(({ type, doneAt }) => type === 'HITO' && doneAt === null)
  const until = late ? `Venció el ${formatDate(plan.endDate)}. ` : ''
  return next
    ? {
        title: `Sigue: ${next.name}`,
        text: `${until}Para el ${formatDate(next.date)}. Lo marca ${person} cuando se cumpla.`,
      }
    : {
        title: late ? 'Atrasado' : 'Falta completarlo',
        text: `${until}${person} anota su avance; en 100 % queda completo.`,
      }
}
