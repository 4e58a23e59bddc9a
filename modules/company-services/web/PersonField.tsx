import { Form } from 'antd'
import { useContext } from 'react'
import { labelOf, metaOf } from '#platform/model/entity.ts'
import { RefSelect } from '#platform/web/kit/RefSelect.tsx'
import { request } from '#platform/web/api.ts'
import { graphql } from '#platform/web/graphql.ts'
import { RefusedContext, refusalOf } from '#platform/web/kit/refused.ts'
import type { ReferenceSource } from '#platform/web/slots.tsx'
import { CompanyException } from '../model/exception.ts'

const PeopleToChoose = graphql(`
  query PeopleOfCompany($filter: CompanyPeopleFilter, $page: Page) {
    companyPeople(filter: $filter, page: $page) {
      rows {
        userId
        fullname
        username
      }
    }
  }
`)

/** A person of a company that its reader is not in. */
export function PersonField({ companyId }: { companyId: string }) {
  const refused = useContext(RefusedContext)
  return (
    <Form.Item
      className="mg-span"
      name="userId"
      label={labelOf(CompanyException, 'userId')}
      extra={metaOf(CompanyException, 'userId').help}
      rules={[
        { required: true, message: 'Indique a qué persona se limita' },
        {
          validator: (_rule, value) => {
            const message = refusalOf(refused, 'userId', value)
            return message ? Promise.reject(new Error(message)) : Promise.resolve()
          },
        },
      ]}
    >
      <RefSelect name={`people:${companyId}`} source={peopleOf(companyId)} />
    </Form.Item>
  )
}

const peopleOf = (companyId: string): ReferenceSource => ({
  search: async (text, signal) => {
    const filter = { companyId, ...(text.trim() ? { search: text.trim() } : {}) }
    const page = { number: 1, size: 10 }
    const { companyPeople } = await request(PeopleToChoose, { filter, page }, { signal })
    return companyPeople.rows.map(({ userId, fullname, username }) => ({
      value: userId,
      label: fullname,
      hint: username ?? 'Sin usuario',
    }))
  },
})
