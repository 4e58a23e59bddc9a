import { currencies } from '#platform/model/field.ts'
import { importer } from '#platform/server/imports/importer.ts'
import { ContractRow } from '../model/contract-row.ts'
import { objectionsToContracts } from './contract-file.checks.ts'
import { allContractRows, matchContracts } from './contract-file.queries.ts'
import { applyContracts, undoContracts } from './contract-file.service.ts'

const words = { CLP: ['Pesos', '$'], UF: ['UF'] } as const

/** What a file says of contracts, wherever they are among its columns. */
export const contractColumns = {
  businessId: { header: 'razón social', aliases: ['empresa'] },
  code: { header: 'código', aliases: ['contrato', 'código de contrato'] },
  contractType: { header: 'tipo', aliases: ['tipo de contrato'] },
  initialDate: { header: 'inicio', aliases: ['fecha de inicio', 'inicio contrato'] },
  finalDate: { header: 'término', aliases: ['fecha de término'] },
  jobTitle: { header: 'cargo' },
  area: { header: 'área' },
  branchOffice: { header: 'sucursal' },
  hoursPerWeek: { header: 'horas', aliases: ['horas semanales'] },
  daysPerWeek: { header: 'días', aliases: ['días por semana'], usual: 5 },
  art22: { header: 'art22', aliases: ['artículo 22', 'art. 22'], usual: false },
  salary: { header: 'sueldo', aliases: ['sueldo base'] },
  currency: {
    header: 'moneda',
    choices: currencies.map((value) => ({ value, label: words[value][0], also: words[value] })),
    usual: 'CLP',
  },
  gratificationType: { header: 'gratificación', usual: 'ART_50' },
  gratificationAmount: { header: 'gratificación convenida' },
  paymentPeriod: { header: 'período', aliases: ['período de pago'], usual: 'MONTHLY' },
  supervisor: { header: 'supervisor', aliases: ['jefatura', 'rut supervisor'] },
  syndicateId: { header: 'sindicato' },
} as const

importer(ContractRow, {
  code: 'CONTRACTS',
  label: 'Contratos',
  about: 'Los contratos de quienes ya están. Los que existen cambian desde el día que se indique.',
  area: 'importPeople',
  service: 'contracts',
  columns: {
    rut: { aliases: ['rut trabajador', 'rut colaborador'] },
    ...contractColumns,
    from: { header: 'rige desde', aliases: ['desde', 'vigencia'] },
  },
  keys: ['businessId', 'code'],
  match: matchContracts,
  check: objectionsToContracts,
  write: { apply: applyContracts, undo: undoContracts },
  all: allContractRows,
})
