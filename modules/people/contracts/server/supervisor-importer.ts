import { importer } from '#platform/server/imports/importer.ts'
import { SupervisorRow } from '../model/supervisor-row.ts'
import { undoContracts } from './contract-file.service.ts'
import {
  allSupervisors,
  applySupervisors,
  matchSupervisors,
  objectionsToSupervisors,
} from './supervisor-file.ts'

importer(SupervisorRow, {
  code: 'SUPERVISORS',
  label: 'Jefaturas',
  about: 'De quién depende cada persona, en todos sus contratos vigentes, desde un día.',
  area: 'importPeople',
  service: 'contracts',
  needs: { create: 'contracts.update', update: 'contracts.update' },
  columns: {
    rut: { aliases: ['rut trabajador', 'rut colaborador'] },
    supervisor: { header: 'rut supervisor', aliases: ['supervisor', 'jefatura', 'rut jefatura'] },
    from: { header: 'desde', aliases: ['rige desde', 'fecha'] },
  },
  keys: ['rut'],
  match: matchSupervisors,
  check: objectionsToSupervisors,
  write: { apply: applySupervisors, undo: undoContracts },
  all: allSupervisors,
})
