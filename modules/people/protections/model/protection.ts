import { formatDate, type ISODate } from '#chile/dates.ts'
import { catalog, type ValueOf } from '#platform/model/catalog.ts'
import { entity, fieldNames } from '#platform/model/entity.ts'
import {
  choice,
  date,
  file,
  id,
  integer,
  longText,
  optional,
  ref,
  text,
} from '#platform/model/field.ts'

/** Why the law protects somebody against the end of their contract (Código del Trabajo). */
export const ProtectionKind = catalog('ProtectionKind', {
  UNION_DIRECTOR: 'Director sindical',
  UNION_DELEGATE: 'Delegado sindical',
  UNION_CANDIDATE: 'Candidato a director sindical',
  UNION_FOUNDER: 'Constituyente de un sindicato',
  BARGAINING: 'Negociación colectiva',
  JOINT_COMMITTEE: 'Comité paritario',
  MATERNITY: 'Maternidad, paternidad o adopción',
  BEREAVEMENT: 'Muerte de un familiar',
  OTHER: 'Otro que da la ley',
})
export type ProtectionKind = ValueOf<typeof ProtectionKind>

/** From when until when the law protects each kind, in words for who writes it. */
export const protectionLaw: Readonly<Record<ProtectionKind, string>> = {
  UNION_DIRECTOR:
    'Desde la elección hasta seis meses después de cesar en el cargo, salvo censura, sanción o ' +
    'término de la empresa (art. 243)',
  UNION_DELEGATE: 'El de los directores: hasta seis meses después de cesar (arts. 229 y 243)',
  UNION_CANDIDATE:
    'Desde que se comunica la elección, con quince días de anticipación como máximo, hasta la ' +
    'elección (arts. 237 y 238)',
  UNION_FOUNDER:
    'Desde diez días antes de la asamblea hasta treinta después, con cuarenta como máximo; ' +
    'quince después si son eventuales (art. 221)',
  BARGAINING:
    'Desde diez días antes de presentar el proyecto hasta treinta después de suscribir el ' +
    'contrato o notificar el fallo (art. 309)',
  JOINT_COMMITTEE: 'Hasta el fin del mandato del representante aforado (art. 243 inc. 4)',
  MATERNITY:
    'Desde el embarazo hasta un año después del descanso, sin contar el permiso parental; las ' +
    'adopciones, desde la resolución (art. 201)',
  BEREAVEMENT: 'Un mes desde el fallecimiento (art. 66)',
  OTHER: 'Diga en el comentario de qué norma se trata',
}

/** How a protection stands on a day. */
export const ProtectionState = catalog('ProtectionState', {
  UPCOMING: 'Por comenzar',
  CURRENT: 'Vigente',
  AUTHORIZED: 'Con autorización judicial',
  ENDED: 'Terminado',
})
export type ProtectionState = ValueOf<typeof ProtectionState>

export const protectionStates = {
  states: ProtectionState,
  tones: { UPCOMING: 'accent', CURRENT: 'warning', AUTHORIZED: 'accent', ENDED: 'neutral' },
} as const

/** A legal protection of a person against the end of their contract. */
export const LaborProtection = entity({
  name: 'LaborProtection',
  table: 'labor_protection',
  label: 'Fuero',
  fields: {
    id: id('laborProtection'),
    userId: ref('user', 'Persona'),
    kind: choice(ProtectionKind, 'Fuero', { sensitivity: 'A' }),
    startDate: date('Desde', { sensitivity: 'A' }),
    endDate: optional(
      date('Hasta', {
        help: 'El último día del fuero; vacío mientras no se sabe',
        sensitivity: 'A',
      }),
    ),
    fileId: optional(file('Documento', { sensitivity: 'A' })),
    courtDate: optional(
      date('Autorización judicial del', {
        help: 'La sentencia que autoriza terminar el contrato (art. 174)',
        sensitivity: 'A',
      }),
    ),
    courtCase: optional(
      text('Tribunal y causa', {
        max: 120,
        help: 'Por ejemplo, 2° Juzgado de Letras del Trabajo de Santiago, O-123-2026',
        sensitivity: 'A',
      }),
    ),
    courtFileId: optional(file('Sentencia', { sensitivity: 'A' })),
    comment: optional(longText('Comentario', { max: 500, sensitivity: 'A' })),
    version: integer('Versión'),
  },
})

/** What people write of a protection, besides whose it is. */
export const protectionFields = fieldNames(LaborProtection, 'id', 'userId', 'version')

/** A protection as the end of a contract asks for it. */
export type Protection = {
  readonly kind: ProtectionKind
  readonly from: ISODate
  /** Nothing while nobody knows. */
  readonly until: ISODate | null
  /** The day of the leave of the court to end the contract all the same. */
  readonly authorizedOn: ISODate | null
}

const covers = ({ from, until }: Pick<Protection, 'from' | 'until'>, day: ISODate): boolean =>
  from <= day && (until === null || until >= day)

/** How a protection stands on a day. Both of its days are included. */
export function protectionStateOn(
  { startDate, endDate, courtDate }: Days & { readonly courtDate: ISODate | null },
  day: ISODate,
): ProtectionState {
  if (startDate > day) return 'UPCOMING'
  if (endDate !== null && endDate < day) return 'ENDED'
  return courtDate === null ? 'CURRENT' : 'AUTHORIZED'
}
type Days = { readonly startDate: ISODate; readonly endDate: ISODate | null }

type Given = Days & {
  readonly courtDate: ISODate | null
  readonly courtCase: string | null
  readonly courtFileId: number | null
}
type Problem = { field: 'endDate' | 'courtDate' | 'courtCase'; message: string }

/** What is wrong with what somebody wrote of a protection, at its field. */
export function writtenProblem(given: Given): Problem | undefined {
  const { startDate, endDate, courtDate, courtCase, courtFileId } = given
  if (endDate !== null && endDate < startDate) {
    return { field: 'endDate', message: 'No puede ser antes del primer día' }
  }
  if (courtDate === null) {
    return courtCase !== null || courtFileId !== null
      ? { field: 'courtDate', message: 'Indique de cuándo es la sentencia' }
      : undefined
  }
  if (courtDate < startDate) {
    return { field: 'courtDate', message: 'La sentencia no puede ser anterior al fuero' }
  }
  return courtCase === null
    ? { field: 'courtCase', message: 'Indique el tribunal y la causa' }
    : undefined
}

/** Causes for which the court may give its leave (Código del Trabajo, art. 174). */
const authorizable = (cause: string): boolean =>
  cause === '159-4' || cause === '159-5' || cause.startsWith('160-')

/** A term or a work that ends needs no leave of the court within the month of a death (art. 66). */
const needsNone = ({ kind }: Protection, cause: string): boolean =>
  kind === 'BEREAVEMENT' && (cause === '159-4' || cause === '159-5')

/** «fuero (director sindical) hasta el 01-03-2027»; the kind for people who may read it. */
function named({ kind, until }: Protection, shown: boolean): string {
  const of = shown ? ` (${ProtectionKind.label(kind).toLowerCase()})` : ''
  return `fuero${of} ${until === null ? 'sin fecha de término' : `hasta el ${formatDate(until)}`}`
}

/**
 * Why a contract cannot end for a cause on a day, or nothing: somebody protected is dismissed only
 * with the leave of a court given before, and never by art. 161 (Código del Trabajo, art. 174).
 *
 * @param shown whether the reader may know of what kind the protection is
 */
export function whyProtected(
  protections: readonly Protection[],
  { cause, day }: { readonly cause: string; readonly day: ISODate },
  shown: boolean,
): string | undefined {
  const held = protections.filter((one) => covers(one, day) && !needsNone(one, cause))
  const [first] = held
  if (!first) return undefined
  if (cause.startsWith('161-')) {
    return `Tiene ${named(first, shown)}: ningún juez autoriza el art. 161 (art. 174)`
  }
  if (!authorizable(cause)) return undefined
  const open = held.find(({ authorizedOn }) => authorizedOn === null || authorizedOn > day)
  return open
    ? `Tiene ${named(open, shown)}: pide autorización judicial, que se registra en los fueros de ` +
        'su ficha (art. 174)'
    : undefined
}

/** What deserves a second look: force majeure has no leave of a court to ask for (art. 174). */
export const protectionDoubt = (
  protections: readonly Protection[],
  { cause, day }: { readonly cause: string; readonly day: ISODate },
  shown: boolean,
): string | undefined => {
  const held = protections.find((one) => covers(one, day))
  return held && cause === '159-6'
    ? `Tiene ${named(held, shown)}, y el art. 174 no prevé autorización para el caso fortuito`
    : undefined
}

/** The maternal protection on record that holds on a day: surer than one that is deduced. */
export const maternityOn = (
  protections: readonly Protection[],
  day: ISODate,
): Protection | undefined => protections.find((one) => one.kind === 'MATERNITY' && covers(one, day))

/** Whether a maternal protection on record is the one of a leave that began on a day. */
export const hasMaternityOf = (protections: readonly Protection[], from: ISODate): boolean =>
  maternityOn(protections, from) !== undefined
