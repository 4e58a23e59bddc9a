import { choice, flag, optional, pesos, ref, text, uf, yearMonth } from '#platform/model/field.ts'
import { inputFrom } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { query } from '#platform/server/graphql/operations.ts'
import { NodeType, SectionType } from '#modules/payroll/payslips/server/index.ts'
import { NetContract } from '../model/net.ts'
import { type AgreedNetView, explainNetToGross, netToGross } from './net-to-gross.service.ts'

const asked = {
  contractId: optional(ref('contract', 'Contrato')),
  yearMonth: yearMonth('Mes'),
  net: pesos('Líquido', { min: 1, max: 30_000_000 }),
  afp: optional(text('AFP', { max: 20 })),
  planUf: optional(uf('Plan de isapre', { max: 100 })),
  contractType: choice(NetContract, 'Tipo de contrato'),
  gratification: flag('Gratificación del artículo 50'),
  allowances: pesos('Asignaciones no imponibles', { max: 5_000_000 }),
}

const ViewType = objectFrom<AgreedNetView>('AgreedNet', {
  contractId: of.maybe(of.id('contract')),
  userId: of.maybe(of.id('user')),
  name: of.maybe(of.text),
  currentSalary: of.maybe(of.decimal),
  currentCurrency: of.maybe(of.text),
  yearMonth: of.yearMonth,
  salary: of.pesos,
  net: of.pesos,
  earnings: of.pesos,
  deductions: of.pesos,
  employerCost: of.pesos,
  assumptions: of.list(of.text),
  sections: of.list(of.object(SectionType)),
})

query('netToGross', { input: inputFrom('NetToGrossInput', asked), type: ViewType, run: netToGross })

query('explainNetToGross', {
  input: inputFrom('ExplainNetToGrossInput', { ...asked, code: text('Concepto', { max: 60 }) }),
  type: NodeType,
  many: true,
  run: explainNetToGross,
})
