import { text } from '#platform/model/field.ts'
import { as, told, type Registry, untold } from '#platform/model/registry.ts'
import { Company } from './company.ts'

/** The rows that this module keeps. */
export const registry = {
  company: {
    label: 'Empresa',
    of: Company,
    publicId: { kind: 'company', no: 2, length: 5 },
    owner: {},
    title: 'name',
    columns: {
      ...told('company.read', 'name', 'description', 'phone', 'url', 'email', 'status'),
      ...told('company.read', 'countryId', 'access'),
      second_factor: as('company.read', text('Segundo factor')),
      ...untold('logo_file_id', 'background_file_id'),
    },
  },
} satisfies Registry
