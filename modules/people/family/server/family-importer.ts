import { importer } from '#platform/server/imports/importer.ts'
import { FamilyRow } from '../model/family-row.ts'
import {
  allFamilies,
  applyFamily,
  matchFamily,
  objectionsToFamily,
  undoFamily,
} from './family-file.ts'

importer(FamilyRow, {
  code: 'FAMILY',
  label: 'Grupo familiar',
  about: 'La familia de las personas, a quién llamar y quién es carga desde cuándo.',
  area: 'importPeople',
  service: 'family',
  columns: {
    person: { header: 'rut', aliases: ['rut trabajador', 'rut colaborador'] },
    rut: { header: 'rut familiar', aliases: ['rut carga'] },
    firstname: { header: 'nombre', aliases: ['nombres'] },
    paternalLastname: { header: 'paterno', aliases: ['apellido paterno'] },
    maternalLastname: { header: 'materno', aliases: ['apellido materno'] },
    birthday: { header: 'nacimiento', aliases: ['fecha de nacimiento'] },
    relation: { header: 'parentesco', aliases: ['relación'] },
    phone: { header: 'teléfono' },
    email: { header: 'correo', aliases: ['email'] },
    burden: { header: 'carga', aliases: ['carga familiar'], usual: 'NONE' },
    burdenFrom: { header: 'desde', aliases: ['carga desde'] },
    burdenUntil: { header: 'hasta', aliases: ['carga hasta'] },
    studiesUntil: { header: 'estudios hasta' },
    emergencyContact: { header: 'emergencia', usual: false },
  },
  keys: ['person', 'rut', 'firstname', 'paternalLastname', 'birthday'],
  match: matchFamily,
  check: objectionsToFamily,
  write: { apply: applyFamily, undo: undoFamily },
  all: allFamilies,
})
