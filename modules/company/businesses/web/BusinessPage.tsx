import { Business as OneBusiness } from '#generated/operations/businesses.ts'
import { useParams } from 'react-router'
import { counted } from '#chile/counts.ts'
import { formatRut } from '#chile/rut.ts'
import { DetailPage } from '#platform/web/kit/record/DetailPage.tsx'
import { useDetail } from '#platform/web/api/useDetail.ts'
import './options.css'

/** One razón social: its data, what it decides and the accounts it pays from. */
export default function BusinessPage() {
  const { id = '' } = useParams()
  const { data, loading, error, reload } = useDetail(OneBusiness, { input: { id } })
  const business = data?.business
  return (
    <DetailPage
      title={business?.name}
      lead={business?.logo && <img className="bo-lead" src={business.logo} alt="" />}
      context={
        business && (
          <>
            {business.businessName} · <span className="tabular">{formatRut(business.rut)}</span>
            {' · '}
            {counted(business.workers, 'persona')} con contrato vigente
          </>
        )
      }
      loading={loading}
      error={error}
      retry={reload}
    />
  )
}
