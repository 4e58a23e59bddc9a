import { CourseGrid, Courses } from '#generated/operations/courses.ts'
import { OpenDocument } from '#generated/operations/documents.ts'
import { useSendToSign } from '#modules/papers/documents/web/index.ts'
import { openFile } from '#platform/web/api/files.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { ListPage } from '#platform/web/kit/list/ListPage.tsx'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import { useList } from '#platform/web/list/useList.ts'
import { formatDate, formatName } from '#platform/web/look/format.ts'
import { useCan } from '#platform/web/screen/me.tsx'
import { AssignmentState, assignmentTones } from '../model/catalogs.ts'
import type { GridRow } from './types.ts'

type Cell = GridRow['cells'][number]

const person: Column<GridRow> = {
  key: 'fullname',
  title: 'Persona',
  lead: true,
  sort: 'fullname',
  text: ({ fullname }) => formatName(fullname),
}

/** How a course of a person stands, in words: «Aprobado, 100 %», «Asignado, fuera de plazo». */
function wordsOf({ state, score, isLate }: Cell): string {
  const passed = state === 'PASSED' && score !== null ? `${score} %` : undefined
  const more = isLate ? 'fuera de plazo' : passed
  return [AssignmentState.label(state), more].filter(Boolean).join(', ')
}

const hintOf = ({ passedOn, expiresOn, dueOn }: Cell): string => {
  if (passedOn === null) return `Plazo: ${formatDate(dueOn)}`
  return expiresOn === null ? formatDate(passedOn) : `Vence el ${formatDate(expiresOn)}`
}

const columnOf = ({ id, title }: { id: string; title: string }): Column<GridRow> => {
  const cellIn = ({ cells }: GridRow) => cells.find(({ courseId }) => courseId === id)
  return {
    key: id,
    title,
    text: (row) => {
      const cell = cellIn(row)
      return cell ? wordsOf(cell) : 'Sin asignar'
    },
    render: (row) => {
      const cell = cellIn(row)
      if (!cell) return <span className="soft">Sin asignar</span>
      const tone = cell.isLate ? 'danger' : assignmentTones[cell.state]
      return (
        <TextWithHint
          words={<StatusTag tone={tone}>{wordsOf(cell)}</StatusTag>}
          hint={hintOf(cell)}
        />
      )
    },
  }
}

/** People by courses: who has each, who passed it, and who is late. */
export default function GridTab() {
  const can = useCan()
  const { data } = useDetail(Courses, {
    filter: {},
    sort: { by: 'title', descending: false },
    page: { number: 1, size: 100 },
  })
  const courses = (data?.courses.rows ?? []).filter(({ state }) => state !== 'DRAFT')
  const filters = [
    {
      name: 'courseId',
      label: 'Curso',
      options: courses.map(({ id, title }) => ({ value: id, label: title })),
    },
    { name: 'state', label: 'Estado', options: AssignmentState.options },
    { name: 'late', label: 'Plazo', options: [{ value: 'true', label: 'Fuera de plazo' }] },
  ]
  const list = useList(CourseGrid, {
    filters: [
      { name: 'state', label: 'Estado', options: AssignmentState.options },
      { name: 'late', label: 'Plazo', options: [{ value: 'true', label: 'Fuera de plazo' }] },
    ],
    filterBy: ['courseId'],
    sort: { field: 'fullname', descending: false },
  })
  const open = useAction(OpenDocument, { after: openFile, quiet: true, keepCache: true })
  const sending = useSendToSign()
  const chosen = list.state.filter['courseId']
  const shown = courses.filter(({ id }) => chosen === undefined || id === chosen)
  return (
    <>
      <ListPage
        embedded
        title="Avance"
        name="course-grid"
        list={list}
        filters={filters}
        columns={[person, ...shown.map(columnOf)]}
        search="Nombre o RUT"
        rowKey={({ userId }) => userId}
        nameOf={({ fullname }) => formatName(fullname)}
        actions={({ cells, fullname }) =>
          cells.flatMap(({ documentId, title }) =>
            documentId === null
              ? []
              : [
                  {
                    label: `Constancia de ${title}`,
                    onClick: () => open.run({ input: { id: documentId } }),
                  },
                  ...(can('digitalSignature.create')
                    ? [
                        {
                          label: `Pedir acuse de ${title}`,
                          onClick: () =>
                            sending.send([
                              { id: documentId, name: `${title}, ${formatName(fullname)}` },
                            ]),
                        },
                      ]
                    : []),
                ],
          )
        }
        empty={{ title: 'Nadie tiene cursos', text: 'Asigne uno desde «Todos».' }}
      />
      {sending.dialog}
    </>
  )
}
