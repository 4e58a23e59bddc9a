import { text } from '#platform/model/field.ts'
import { as, shown, type Registry, internal } from '#platform/model/registry.ts'
import { Company } from './company.ts'

/** The rows that this module keeps. */
export const registry = {
  company: {
    of: Company,
    publicId: { kind: 'company', no: 2, length: 5 },
    owner: {},
    keep: 'COMPANY',
    title: 'name',
    columns: {
      ...shown('company.read', 'name', 'description', 'phone', 'url', 'email', 'status'),
      ...shown('company.read', 'countryId', 'access'),
      second_factor: as('company.read', text('Segundo factor')),
      ...internal('logo_file_id', 'background_file_id'),
    },
  },
} satisfies Registry
