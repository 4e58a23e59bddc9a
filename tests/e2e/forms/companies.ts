import type { KnownForm } from '../known-form.ts'

/** The forms of this module, and how one comes to each in the demo world. */
export const forms: readonly KnownForm[] = [
  { at: 'empresas/nueva', in: 'NewCompanyPage', form: 'CreateCompany' },
  { at: 'empresa datos', in: 'CompanyDataTab', form: 'UpdateCompany', opener: 'Editar' },
]
