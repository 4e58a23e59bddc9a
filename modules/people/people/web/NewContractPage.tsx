import { useNavigate, useParams } from 'react-router'
import { NewContractForm } from '#modules/people/contracts/web/index.ts'
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { PersonRecord } from '#generated/operations/parts/people.ts'

/** A new contract of a person. */
export default function NewContractPage() {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const { data } = useDetail(PersonRecord, { input: { id, reveal: false } })
  const back = `${pathTo('ficha/:id', { id })}/datos-contrato`
  return (
    <section className="mg-form-page">
      <PageHeader title="Nuevo contrato" context={data?.user.fullname} />
      <NewContractForm userId={id} cancel={back} onDone={() => void navigate(back)} />
    </section>
  )
}
