import { Alert } from 'antd'
import { useEffect } from 'react'
import { counted } from '#chile/counts.ts'
import type { SettlementBatchLacksQuery } from '#generated/documents/graphql.ts'
import { SettlementBatchLacks } from '#generated/operations/settlements.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { useAddressParams } from '#platform/web/list/useAddressParams.ts'
import { pathTo } from '#platform/web/screen/screens.ts'
import { lackPlaces, lackWord } from '../model/lacks.ts'
import { proofOf } from './mends.ts'
import type { BatchRow } from './types.ts'

/** What nobody wrote yet of the people of a batch, in numbers: each opens the list of them. */
export function BatchLacks({ batch }: { batch: BatchRow }) {
  const { id, state, version } = batch
  const known = useDetail(SettlementBatchLacks, { input: { id } }, { keep: true })
  const { reload } = known
  useEffect(() => {
    reload()
    // The worker makes people until the state changes; the function is new at every drawing.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [state, version])
  if (known.error) return <LoadProblem error={known.error} retry={reload} />
  const lacks = known.data?.settlementBatchLacks.lacks ?? []
  if (lacks.length === 0) return null
  return (
    <Alert
      className="mg-block"
      type="warning"
      showIcon
      title={<Numbers lacks={lacks} />}
      description={<Places batch={batch} lacks={lacks} />}
    />
  )
}

type Lacks = SettlementBatchLacksQuery['settlementBatchLacks']['lacks']

/** «A 12 personas les falta el domicilio · A 3, la cuenta en que se paga». */
function Numbers({ lacks }: { lacks: Lacks }) {
  const [params] = useAddressParams()
  return lacks.map(({ kind, people }, index) => (
    <span key={kind}>
      {index > 0 && ' · '}
      <Link to={`?${listOf(params, kind)}`}>A {counted(people, 'persona')}</Link>
      {index > 0 ? ', ' : people === 1 ? ' le falta ' : ' les falta '}
      {lackWord(kind)}
    </span>
  ))
}

/** The address of the list of those who lack something, from its first page. */
function listOf(params: URLSearchParams, lack: string): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const name of ['page', 'state', 'q']) next.delete(name)
  next.set('lack', lack)
  return next
}

/** Where it is written once for everybody. */
function Places({ batch, lacks }: { batch: BatchRow; lacks: Lacks }) {
  const places = new Set(lacks.map(({ kind }) => lackPlaces[kind]))
  return (
    <>
      {places.has('BUSINESS') && (
        <Link alone to={pathTo('razon-social/:id', { id: batch.businessId })}>
          Completar la razón social
        </Link>
      )}
      {places.has('BUSINESS') && places.has('COMPLIANCE') && ' · '}
      {places.has('COMPLIANCE') && (
        <Link alone to={proofOf({ ...batch, disengagementDate: lastDayOf(batch) })}>
          Anotar el pago de las cotizaciones
        </Link>
      )}
    </>
  )
}

const lastDayOf = ({ disengagementDate, payDate }: BatchRow): string => disengagementDate ?? payDate
