import { contractColumns } from '#modules/people/file-contracts/model/contract-of-row.ts'
import { importer } from '#platform/server/imports/importer.ts'
import { LoanRow } from '../model/loan-row.ts'
import { allLoans, matchLoans, objectionsToLoans } from './loan-file.ts'
import { applyLoans, undoLoans } from './loan-file.writes.ts'

importer(LoanRow, {
  code: 'LOANS',
  label: 'Préstamos de la empresa',
  about: 'Lo que falta por pagar de cada préstamo, en cuotas desde un mes que no esté cerrado.',
  area: 'importPayroll',
  service: 'userItems',
  columns: {
    ...contractColumns,
    amount: { header: 'monto', aliases: ['saldo', 'monto del préstamo'] },
    totalQuotas: { header: 'cuotas', aliases: ['número de cuotas', 'n° de cuotas'] },
    startMonth: { header: 'primera cuota', aliases: ['desde', 'mes de inicio'] },
    grantedOn: { header: 'fecha', aliases: ['fecha del préstamo', 'otorgado el'] },
    comment: { header: 'comentario', aliases: ['observación', 'glosa'] },
  },
  keys: ['rut', 'contract', 'grantedOn'],
  match: matchLoans,
  check: objectionsToLoans,
  write: { apply: applyLoans, undo: undoLoans },
  all: allLoans,
})
