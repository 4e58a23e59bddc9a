import { afps } from '#chile/catalogues.ts'
import type { YearMonth } from '#chile/period.ts'
import { catalog, type ValueOf } from '#platform/model/catalog.ts'
import { entity } from '#platform/model/entity.ts'
import { choice, flag, optional, pesos, ref, text, uf, yearMonth } from '#platform/model/field.ts'

/** The types of a contract for which a salary is calculated. */
export const NetContract = catalog('AgreedNetContract', {
  INDEFINITE: 'Indefinido',
  FIXED: 'Plazo fijo',
  BY_WORK_OR_TASK: 'Por obra o faena',
})

/** The AFPs that a contract may name. */
export const afpOptions = afps
  .filter(({ code }) => code !== 'SIN_AFP')
  .map(({ code, name }) => ({ value: code, label: name }))

/** A net that was agreed, and whose contract or how it would be. */
export const NetQuestion = entity({
  name: 'NetQuestion',
  table: 'scenario',
  label: 'Líquido pactado',
  fields: {
    net: pesos('Líquido acordado', { min: 1 }),
    yearMonth: yearMonth('Mes'),
    contractId: optional(ref('contract', 'Contrato')),
    contractType: choice(NetContract, 'Tipo de contrato'),
    afp: text('AFP', { max: 40 }),
    planUf: optional(uf('Plan de isapre', { help: 'Vacío: Fonasa' })),
    allowances: optional(pesos('Asignaciones no imponibles')),
    gratification: flag('Gratificación del artículo 50'),
  },
})

/** The same as a calculation takes it. */
export type AskedNet<ContractId> = {
  /** The contract to use; without one, the other fields describe a new one. */
  contractId: ContractId | null
  yearMonth: YearMonth
  net: number
  afp: string | null
  planUf: string | null
  contractType: ValueOf<typeof NetContract>
  gratification: boolean
  allowances: number
}
