import { contractColumns } from '#modules/people/file-contracts/model/contract-of-row.ts'
import { importer } from '#platform/server/imports/importer.ts'
import { AbsenceRow, payWords, subtypeWords } from '../model/absence-row.ts'
import { allAbsences, matchAbsences, objectionsToAbsences } from './absence-file.ts'
import { applyAbsences, undoAbsences } from './absence-file.writes.ts'

importer(AbsenceRow, {
  code: 'ABSENCES_CREATE',
  label: 'Ausencias',
  about: 'Licencias, inasistencias, permisos que ya pasaron y suspensiones: quedan aprobadas.',
  area: 'importPeople',
  service: 'absences',
  columns: {
    ...contractColumns,
    type: { aliases: ['tipo de ausencia'] },
    subtype: { header: 'subtipo', aliases: ['clase'], choices: subtypeWords },
    startDate: { header: 'desde', aliases: ['inicio', 'fecha de inicio'] },
    endDate: { header: 'hasta', aliases: ['término', 'fecha de término'] },
    halfDay: { header: 'media jornada', aliases: ['medio día'], usual: false },
    pay: { header: 'goce', aliases: ['goce de sueldo', 'pago'], choices: payWords },
    licenseNumber: { header: 'folio', aliases: ['folio de la licencia', 'n° de licencia'] },
    continuousLicense: { header: 'continua', aliases: ['continuación'] },
    comment: { header: 'comentario', aliases: ['observación'] },
  },
  keys: ['rut', 'contract', 'type', 'startDate'],
  together: ['rut'],
  match: matchAbsences,
  check: objectionsToAbsences,
  write: { apply: applyAbsences, undo: undoAbsences },
  all: allAbsences,
})
