import { countryList } from '#chile/countries.ts'
import { communes } from '#chile/territory.ts'
import { importer } from '#platform/server/imports/importer.ts'
import { importedFields, PersonRow } from '../model/person-row.ts'
import { peopleFile } from './people-file.ts'

const codes = (rows: readonly { readonly code: string; readonly name: string }[]) =>
  rows.map(({ code, name }) => ({ value: code, label: name, also: [code] }))

importer(PersonRow, {
  code: 'EMPLOYEE_BASIC',
  label: 'Colaboradores',
  about: 'Las personas y sus datos, desde el día en que rigen. Las que ya están se corrigen.',
  area: 'importPeople',
  service: 'users',
  columns: {
    rut: { aliases: ['documento', 'rut trabajador', 'rut colaborador'] },
    firstname: { aliases: ['nombre', 'nombres'] },
    secondName: { aliases: ['otros', 'segundo nombre'] },
    paternalLastname: { aliases: ['paterno'] },
    maternalLastname: { header: 'materno', aliases: ['apellido materno'] },
    birthday: { header: 'nacimiento', aliases: ['fecha de nacimiento'] },
    gender: { aliases: ['género'], usual: 'UNKNOWN' },
    civilStatus: { usual: 'UNKNOWN' },
    countryOfOrigin: { choices: codes(countryList), usual: 'CL' },
    email: { header: 'correo', aliases: ['correo personal', 'email'] },
    personalPhone: { header: 'teléfono', aliases: ['teléfono personal'] },
    address: { aliases: ['domicilio'] },
    communeCode: { choices: codes(communes) },
    businessId: { aliases: ['empresa'] },
    from: { aliases: ['desde', 'vigencia'] },
  },
  keys: ['rut'],
  ...peopleFile(importedFields),
})
