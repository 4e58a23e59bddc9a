import '#modules/people/contracts/server/index.ts'
import { composed, partOf } from '#platform/server/imports/composed-importer.ts'
import { type Importer, importers } from '#platform/server/imports/importer.ts'
import { payColumns } from '../model/pay-columns.ts'
import { importedFields, importedPay } from '../model/person-row.ts'
import { User } from '../model/user.ts'
import './account-importer.ts'
import { peopleFile } from './people-importer.ts'

/** An importer that stands, as a part of a file of more. */
function standing(code: string): Importer {
  const found = importers.find(code)
  if (!found) throw new Error(`No importer ${code}`)
  return found
}

const basic = standing('EMPLOYEE_BASIC')
const contracts = standing('CONTRACTS')
const person = partOf({
  ...peopleFile([...importedFields, ...importedPay]),
  columns: [...basic.columns, ...payColumns],
  needs: basic.needs,
  label: basic.label,
  entity: 'users',
})

importers.on('people', {
  code: 'EMPLOYEE_COMPLETE',
  label: 'Colaboradores con su contrato',
  about:
    'La persona, su previsión, su contrato y cómo se le paga, en una fila: cada persona una vez.',
  of: User,
  area: 'importPeople',
  needs: contracts.needs,
  together: [],
  ...composed({
    parts: [
      person,
      { ...contracts, entity: 'user_contract', lastBy: 'initialDate' },
      { ...standing('BANK_ACCOUNTS'), entity: 'payment_method' },
    ],
    key: 'rut',
    shared: ['businessId', 'from'],
  }),
})
