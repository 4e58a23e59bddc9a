import type { CealResultsQuery } from '#generated/documents/graphql.ts'
import { CealResults } from '#generated/operations/psychosocial.ts'
import { RiskLevel } from '#modules/talent/surveys/model/scoring/ceal-sm.ts'
import { scoreText } from '#modules/talent/surveys/model/scoring/score.ts'
import { useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { ListPage } from '#platform/web/kit/list/ListPage.tsx'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import { useList } from '#platform/web/list/useList.ts'
import { formatDate } from '#platform/web/look/format.ts'
import { pathTo } from '#platform/web/screen/screens.ts'
import { LoadDialog } from './LoadDialog.tsx'
import { riskTones } from './risk.ts'

type Row = CealResultsQuery['cealResults']['rows'][number]

const columns: readonly Column<Row>[] = [
  {
    key: 'center',
    title: 'Centro de trabajo',
    lead: true,
    sort: 'center',
    text: ({ center }) => center,
    render: ({ id, center, responses, workers }) => (
      <TextWithHint
        words={<Link to={pathTo('riesgos-psicosociales/:id', { id })}>{center}</Link>}
        hint={`${responses} de ${workers} respondieron`}
      />
    ),
  },
  {
    key: 'appliedOn',
    title: 'Aplicado el',
    sort: 'appliedOn',
    text: ({ appliedOn }) => formatDate(appliedOn),
  },
  {
    key: 'risk',
    title: 'Riesgo',
    text: ({ risk, total }) => `${RiskLevel.label(risk)} (${total})`,
    render: ({ risk, total }) => (
      <StatusTag tone={riskTones[risk]}>
        {RiskLevel.label(risk)} ({total})
      </StatusTag>
    ),
  },
  {
    key: 'participation',
    title: 'Participación',
    align: 'end',
    text: ({ participation, valid }) =>
      participation === null
        ? null
        : `${scoreText(participation)} %${valid ? '' : ', no es válida'}`,
  },
  { key: 'measures', title: 'Medidas', align: 'end', text: ({ measures }) => measures },
  {
    key: 'nextOn',
    title: 'Se mide de nuevo',
    text: ({ nextOn }) => formatDate(nextOn),
  },
]

/** What the official applications of CEAL-SM found in each centre of work. */
export default function ResultsPage() {
  const list = useList(CealResults, { sort: { field: 'appliedOn', descending: true } })
  const form = useOpenForm('cargar resultados CEAL-SM')
  return (
    <>
      <ListPage
        title="Riesgos psicosociales"
        context="Resultados oficiales de CEAL-SM/SUSESO por centro de trabajo"
        list={list}
        columns={columns}
        search="Centro"
        nameOf={({ center }) => center}
        create={{
          label: 'Cargar resultados',
          permission: 'surveys.create',
          onClick: () => form.open(),
        }}
        empty={{
          title: 'Sin resultados oficiales',
          text: 'Cargue los que entrega la plataforma de SUSESO para seguir sus medidas.',
        }}
      />
      {form.key !== undefined && <LoadDialog form={form} />}
    </>
  )
}
