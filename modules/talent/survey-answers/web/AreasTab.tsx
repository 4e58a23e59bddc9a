import { Button } from 'antd'
import { useState } from 'react'
import { useParams } from 'react-router'
import type { FeedbackAreasQuery, FeedbackQuery } from '#generated/documents/graphql.ts'
import {
  CreateClimateFeedback,
  Feedback,
  FeedbackAreas,
} from '#generated/operations/survey-answers.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { Field } from '#platform/web/kit/form/Field.tsx'
import { FormDialog, useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { Dialog } from '#platform/web/kit/page/Dialog.tsx'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { formatDate, formatName } from '#platform/web/look/format.ts'
import { useCan } from '#platform/web/screen/me.tsx'
import { ClimateFeedback, LONGEST, NO_COMMENT } from '../model/feedback.ts'
import { TextBox } from './controls/TextBox.tsx'
import { SeveralAreas } from './SeveralAreas.tsx'
import './taking.css'

type Area = FeedbackAreasQuery['feedbackAreas'][number]
type Said = FeedbackQuery['feedback'][number]

/** What is said of the climate of each area: one's own words, and all where one reads them. */
export default function AreasTab() {
  const { id = '' } = useParams()
  const [open, setOpen] = useState<Area>()
  const several = useOpenForm(`feedback ${id}`)
  const areas = useDetail(FeedbackAreas, { input: { surveyId: id } })
  const all = useDetail(Feedback, { input: { userSurveyId: null, surveyId: id } })
  const can = useCan()
  if (areas.error) return <LoadProblem error={areas.error} retry={areas.reload} />
  if (!areas.data) return <PageSkeleton header={false} />
  const rows = areas.data.feedbackAreas
  const unsaid = rows.filter(({ comment }) => !comment)
  return (
    <>
      <Panel
        title="Retroalimentación por área"
        text="Un comentario por persona y área. Su nombre queda junto a lo que escribe."
        {...(unsaid.length > 1
          ? {
              action: <Button onClick={() => several.open()}>Dar feedback a varias áreas</Button>,
            }
          : {})}
      >
        {rows.length === 0 ? (
          <EmptyState title="Sin áreas que comentar">
            Se comentan las áreas de las encuestas de clima en que usted o su equipo trabajan.
          </EmptyState>
        ) : (
          <ul className="sv-areas">
            {rows.map((row) => (
              <li key={row.area}>
                <span>{row.areaName}</span>
                <Button aria-label={wordsOf(row)} onClick={() => setOpen(row)}>
                  {row.comment ? 'Ver Feedback' : 'Dar feedback'}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Panel>
      {can('climateFeedback.read') && <OfAll said={all.data?.feedback ?? []} />}
      {several.key && unsaid.length > 1 && (
        <SeveralAreas surveyId={id} areas={unsaid} form={several} />
      )}
      {open && <AreaDialog surveyId={id} area={open} onClose={() => setOpen(undefined)} />}
    </>
  )
}

const wordsOf = ({ comment, areaName }: Area) =>
  comment ? `Ver Feedback de ${areaName}` : `Dar feedback a ${areaName}`

/** Everything that was said, by area. */
function OfAll({ said }: { said: readonly Said[] }) {
  const byArea = Map.groupBy(
    said.filter(({ area }) => area),
    ({ areaName }) => areaName,
  )
  if (byArea.size === 0) return null
  return [...byArea].map(([area, rows]) => (
    <Panel key={area} title={area ?? 'Sin área'}>
      {rows.map(({ author, comment, createdAt }) => (
        <div key={`${author} ${createdAt}`} className="sv-said">
          <blockquote className="sv-quote">{comment}</blockquote>
          <p className="soft">
            {formatName(author)} · {formatDate(String(createdAt))}
          </p>
        </div>
      ))}
    </Panel>
  ))
}

type Props = { surveyId: string; area: Area; onClose: () => void }

/** The words of the specification: what was said is only read. */
const TITLE = 'Retroalimentación en encuesta'

function AreaDialog({ surveyId, area, onClose }: Props) {
  const create = useAction(CreateClimateFeedback, { done: 'Feedback ingresado exitosamente' })
  const { area: id, areaName, comment } = area
  if (comment) {
    return (
      <Dialog title={TITLE} onCancel={onClose}>
        <p>{areaName}</p>
        <TextBox
          label="Comentario"
          value={comment}
          longest={LONGEST}
          disabled
          onChange={() => undefined}
          onRest={() => undefined}
        />
      </Dialog>
    )
  }
  return (
    <FormDialog
      title={TITLE}
      submit="Guardar"
      lead={<p>{areaName}</p>}
      action={create}
      more={{ surveyId, area: id }}
      form={{ close: onClose, draft: `feedback ${surveyId} ${id}` }}
    >
      <Field of={ClimateFeedback} name="comment" rows={4} missing={NO_COMMENT} autoFocus />
    </FormDialog>
  )
}
