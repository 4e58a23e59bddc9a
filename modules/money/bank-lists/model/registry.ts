import { internal, type Registry, shown, usual } from '#platform/model/registry.ts'
import { BankTemplate, BankTemplateColumn } from './template.ts'

/** The rows that this module keeps. */
export const registry = {
  bank_template: {
    label: 'Plantilla de nómina',
    of: BankTemplate,
    publicId: { kind: 'bankTemplate', no: 531, length: 6 },
    owner: {},
    title: 'name',
    columns: {
      ...usual,
      ...shown('bankTemplates.read', 'name', 'file', 'separator', 'encoding', 'line_end'),
      ...shown('bankTemplates.read', 'heads', 'bank_codes', 'type_codes', 'published'),
      bank_code: { seen: ['bankTemplates.read'], means: 'bank' },
    },
  },
  bank_template_column: {
    label: 'Columna de una nómina',
    of: BankTemplateColumn,
    publicId: { kind: 'bankTemplateColumn', no: 532, length: 6 },
    owner: {},
    title: 'name',
    columns: {
      ...usual,
      ...internal('template_id'),
      ...shown('bankTemplates.read', 'section', 'position', 'name', 'source', 'constant'),
      ...shown('bankTemplates.read', 'width', 'side', 'pad', 'letters', 'amount', 'date'),
    },
  },
} satisfies Registry
