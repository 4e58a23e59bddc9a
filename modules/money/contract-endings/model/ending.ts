import { dismissalCauses } from '#chile/dismissal.ts'
import { catalog, type ValueOf } from '#platform/model/catalog.ts'
import { entity } from '#platform/model/entity.ts'
import {
  choice,
  date,
  flag,
  id,
  integer,
  longText,
  optional,
  ref,
  text,
} from '#platform/model/field.ts'

/** Whether an ending has been done; a prepared one is kept from its person and changed nothing. */
export const EndingState = catalog('ContractSettlementState', {
  PREPARED: 'Reservado',
  DONE: 'Terminado',
  UNDONE: 'Deshecho',
})
export type EndingState = ValueOf<typeof EndingState>

/** How the end was announced (Código del Trabajo, arts. 159 N° 2 and 162). */
export const DismissalNotice = catalog('DismissalNotice', {
  GIVEN: 'Con aviso previo',
  PAID: 'Sin aviso: se paga la indemnización sustitutiva',
  NONE: 'Sin aviso: la causal no lo pide',
})
export type DismissalNotice = ValueOf<typeof DismissalNotice>

/** The end of a contract. */
export const ContractSettlement = entity({
  name: 'ContractSettlement',
  table: 'contract_settlement',
  label: 'Término de contrato',
  fields: {
    id: id('contractSettlement'),
    userContractId: ref('contract', 'Contrato'),
    status: choice(EndingState, 'Estado'),
    dismissalCause: text('Causal', { max: 10 }),
    contractFinalDate: date('Último día de trabajo'),
    notice: choice(DismissalNotice, 'Aviso'),
    noticeDate: optional(date('Fecha del aviso', { help: 'El día en que se entregó por escrito' })),
    issueDate: optional(date('Fecha de la carta')),
    displayToEmployee: flag('Ya se puede mostrar a la persona', {
      help: 'Mientras no se muestre, su contrato no cambia. Se hace al mostrarlo o al terminar',
    }),
    isPayed: flag('Finiquito pagado', { help: 'Desde entonces el término no se deshace' }),
    heirUserId: optional(
      ref('user', 'Quién recibe su equipo', {
        help: 'Pasa a ser jefatura de las personas y unidades que dirige',
      }),
    ),
    publicComment: optional(
      longText('Hechos en que se funda', {
        max: 2000,
        sensitivity: 'B',
        help: 'Van en la carta: la persona los lee',
      }),
    ),
    comment: optional(
      longText('Comentario interno', { max: 1000, sensitivity: 'B', help: 'La persona no lo lee' }),
    ),
    version: integer('Versión'),
  },
})

/** Causes that a contract may end for: being unable to work is none (art. 161 bis). */
export const usableCauses = dismissalCauses.filter(({ code }) => code !== '161bis')

const byCode = new Map(dismissalCauses.map((cause) => [cause.code, cause]))
export const causeOf = (code: string) => byCode.get(code)

/** «Art. 159 N°2: Renuncia del trabajador con 30 días de aviso». */
export function causeName(code: string): string {
  const cause = byCode.get(code)
  if (!cause) return code
  const place = [cause.section, cause.subsection && `letra ${cause.subsection}`].filter(Boolean)
  return `Art. ${[cause.article, ...place].join(' ')}: ${cause.name}`
}

export const causeOptions = usableCauses.map(({ code }) => ({
  value: code,
  label: causeName(code),
}))
