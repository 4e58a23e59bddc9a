import { PeopleOfCompany } from '#generated/operations/parts/company-services.ts'
import { Field } from '#platform/web/kit/form/Field.tsx'
import { request } from '#platform/web/api/api.ts'
import type { ReferenceSource } from '#platform/web/screen/slots.tsx'
import { CompanyException } from '../model/exception.ts'

/** A person of a company that its reader is not in. */
export const PersonField = ({ companyId }: { companyId: string }) => (
  <Field of={CompanyException} name="userId" wide required source={peopleOf(companyId)} />
)

const peopleOf = (companyId: string): ReferenceSource & { name: string } => ({
  name: `people:${companyId}`,
  needs: 'companies.read',
  search: async (text, signal) => {
    const filter = { companyId, ...(text.trim() ? { search: text.trim() } : {}) }
    const page = { number: 1, size: 10 }
    const { companyPeople } = await request(PeopleOfCompany, { filter, page }, { signal })
    return companyPeople.rows.map(({ userId, fullname, username }) => ({
      value: userId,
      label: fullname,
      hint: username ?? 'Sin usuario',
    }))
  },
})
