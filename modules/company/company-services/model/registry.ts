import { choice, flag, text } from '#platform/model/field.ts'
import { as, shown, type Registry, internal, usual } from '#platform/model/registry.ts'
import { CompanyException } from './exception.ts'
import { ServiceState } from './service.ts'

/** The rows that this module keeps. */
export const registry = {
  company_module: {
    label: 'Módulo',
    owner: {},
    keep: 'COMPANY',
    title: 'module',
    columns: {
      ...internal('company_id', 'version'),
      state: as('companyServices.read', choice(ServiceState, 'Estado')),
      module: as('companyServices.read', text('Módulo'), 'module'),
      employee: as('companyServices.read', flag('Trabajadores')),
      manager: as('companyServices.read', flag('Gerentes')),
      super_manager: as('companyServices.read', flag('Supergerentes')),
      admin: as('companyServices.read', flag('Administradores')),
    },
  },
  company_exception: {
    label: 'Excepción de la empresa',
    of: CompanyException,
    publicId: { kind: 'companyException', no: 170, length: 5 },
    owner: { user: 'user_id' },
    keep: 'COMPANY',
    columns: {
      ...usual,
      ...internal('user_id', 'login_id'),
      ...shown('companyServices.read', 'code', 'since', 'until', 'reason'),
    },
  },
} satisfies Registry
