import { catalog, type ValueOf } from '#platform/model/catalog.ts'

/** What the home screen tells that happened. */
export const ActivityKind = catalog('ActivityKind', {
  MONTH_OPENED: 'Mes abierto',
  MONTH_CLOSED: 'Mes cerrado',
  MONTH_REOPENED: 'Mes reabierto',
  PAYSLIPS_RELEASED: 'Liquidaciones liberadas',
  PERSON_ADDED: 'Persona agregada',
  CONTRACT_ADDED: 'Contrato agregado',
  ABSENCE_ASKED: 'Ausencia registrada',
  ABSENCE_ANSWERED: 'Ausencia respondida',
  ABSENCE_CANCELED: 'Ausencia anulada',
})

type Kind = ValueOf<typeof ActivityKind>

/** Something that happened, once or to several at once. */
export type Activity = {
  kind: Kind
  count: number
  /** The person, the month or both of which it tells; of several, nobody by name. */
  subject: string | null
  businessName: string | null
  /** The reader's own: their payslip, their absence. */
  own: boolean
}

/** One sentence: «Se liberaron 84 liquidaciones de agosto 2026 · Viña Los Coihues». */
export function activityText(activity: Activity): string {
  const where = activity.businessName === null ? '' : ` · ${activity.businessName}`
  return `${sentence(activity)}${where}`
}

function sentence({ kind, count, subject, own }: Activity): string {
  const of = subject === null ? '' : ` de ${subject}`
  switch (kind) {
    case 'MONTH_OPENED':
      return `Se abrió ${subject ?? 'un mes'}`
    case 'MONTH_CLOSED':
      return `Se cerró ${subject ?? 'un mes'}`
    case 'MONTH_REOPENED':
      return `Se reabrió ${subject ?? 'un mes'}`
    case 'PAYSLIPS_RELEASED':
      if (own) return `Se liberó su liquidación${of}`
      return count === 1
        ? `Se liberó 1 liquidación${of}`
        : `Se liberaron ${count} liquidaciones${of}`
    case 'PERSON_ADDED':
      return count === 1
        ? `Se agregó a ${subject ?? '1 persona'}`
        : `Se agregaron ${count} personas`
    case 'CONTRACT_ADDED':
      return count === 1 ? `Nuevo contrato${of}` : `${count} contratos nuevos`
    case 'ABSENCE_ASKED':
      if (own) return 'Se registró su ausencia'
      return count === 1 ? `Se registró una ausencia${of}` : `Se registraron ${count} ausencias`
    case 'ABSENCE_ANSWERED':
      if (own) return 'Respondieron su solicitud de ausencia'
      return count === 1 ? `Se respondió la ausencia${of}` : `Se respondieron ${count} ausencias`
    case 'ABSENCE_CANCELED':
      if (own) return 'Se anuló su solicitud de ausencia'
      return count === 1 ? `Se anuló la ausencia${of}` : `Se anularon ${count} ausencias`
  }
}

/** What makes two events one: the same kind, by the same person, about the same, in one go. */
type Act = { kind: Kind; author: string; group: string; at: Date; count: number; own: boolean }

/** Joins neighbours that are one act; the newest says when. */
export function joined<Row extends Act>(rows: readonly Row[]): Row[] {
  const acts: Row[] = []
  for (const row of rows) {
    const last = acts.at(-1)
    if (last && isSameAct(last, row)) {
      acts[acts.length - 1] = { ...last, count: last.count + row.count }
    } else acts.push(row)
  }
  return acts
}

const isSameAct = (one: Act, other: Act): boolean =>
  one.kind === other.kind &&
  one.author === other.author &&
  one.group === other.group &&
  one.own === other.own
