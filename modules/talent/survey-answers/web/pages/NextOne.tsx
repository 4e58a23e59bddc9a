import { Button } from 'antd'
import { useNavigate } from 'react-router'
import { SurveysForRespondent } from '#generated/operations/surveys.ts'
import { counted } from '#chile/counts.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { formatName } from '#platform/web/look/format.ts'
import { addressOf } from '../addresses.ts'

type Props = { surveyId: string; sent: string }

/** The next person of the same survey: whoever evaluates many goes on without a list. */
export function NextOne({ surveyId, sent }: Props) {
  const navigate = useNavigate()
  const { data } = useDetail(SurveysForRespondent, {
    filter: { surveyId, status: 'INCOMPLETE' },
    sort: { by: 'fullname', descending: false },
    page: { number: 1, size: 50 },
  })
  const left = data?.surveysForRespondent.rows.filter(
    (row) => row.id !== sent && row.isOwn && !row.closed && row.evaluatee,
  )
  const [next] = left ?? []
  if (!left || !next?.evaluatee) return null
  return (
    <>
      <p className="soft">
        {left.length === 1 ? 'Le queda' : 'Le quedan'}{' '}
        {counted(left.length, 'persona por evaluar', 'personas por evaluar')}.
      </p>
      <Button size="large" type="primary" onClick={() => void navigate(addressOf(next))}>
        Evaluar a {formatName(next.evaluatee.fullname)}
      </Button>
    </>
  )
}
