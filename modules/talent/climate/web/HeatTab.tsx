import { useAddressParams } from '#platform/web/list/useAddressParams.ts'
import { Choice } from '#platform/web/kit/form/Choice.tsx'
import { saveRows } from '#platform/web/kit/file/export.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { DataTable } from '#platform/web/kit/list/DataTable.tsx'
import { DownloadDropdown } from '#platform/web/kit/list/DownloadDropdown.tsx'
import { cutLabel, EVERYBODY } from '../model/families.ts'
import { highestPoint, warmth } from '../model/results.ts'
import { scoreText } from '#modules/talent/surveys/model/scoring/score.ts'
import { type Group, type Results, scoreIn, useResults } from './results.ts'

/**
 * Each group of a cut by each dimension, with the number, beside the whole company; a hidden group
 * says why once, by its name.
 */
export default function HeatTab() {
  const results = useResults()
  const { title } = results
  const [search, setSearch] = useAddressParams()
  const cuts = [...new Set(results.groups.map(({ family }) => family))].filter(
    (family) => family !== EVERYBODY,
  )
  const asked = search.get('corte')
  const cut = cuts.find((family) => family === asked) ?? cuts[0] ?? EVERYBODY
  const groups = results.groups.filter(({ family }) => family === cut || family === EVERYBODY)
  const columns = columnsOf(results)
  return (
    <>
      <div className="cl-head">
        <h2>Nota de cada grupo por dimensión</h2>
        {cuts.length > 1 && (
          <Choice
            aria-label="Corte"
            value={cut}
            options={cuts.map((value) => ({ value, label: cutLabel(value) }))}
            onChange={(value) => setSearch(value ? { corte: value } : {})}
          />
        )}
        <DownloadDropdown
          onDownload={(format) =>
            saveRows(format, `Mapa de calor ${cutLabel(cut)} ${title}`, groups, columns)
          }
        />
      </div>
      <DataTable
        caption="Nota de cada grupo por dimensión"
        rows={groups}
        columns={columns}
        rowKey={({ id }) => id}
      />
    </>
  )
}

function columnsOf({ dimensions, groups }: Results): Column<Group>[] {
  const most = highestPoint(groups)
  return [
    { key: 'group', title: 'Grupo', text: ({ label }) => label },
    {
      key: 'n',
      title: 'Respuestas',
      align: 'end',
      text: ({ n, hidden }) => (n === null ? hidden : n),
    },
    ...dimensions.map(({ key, title }): Column<Group> => ({
      key,
      title,
      align: 'end',
      render: (group) => <Cell group={group} dimension={key} most={most} />,
      text: (group) => group.hidden ?? scoreText(scoreIn(group, key)?.value ?? null),
    })),
    {
      key: 'final',
      title: 'Nota final',
      align: 'end',
      text: ({ final, hidden }) => hidden ?? scoreText(final),
    },
  ]
}

type CellProps = { group: Group; dimension: string; most: number }

function Cell({ group, dimension, most }: CellProps) {
  const score = scoreIn(group, dimension)
  if (group.hidden) {
    return (
      <span className="cl-hidden" title={group.hidden}>
        Oculto
      </span>
    )
  }
  return (
    <span
      className="cl-heat"
      data-warmth={warmth(score?.value ?? null, most)}
      title={score?.fraction ?? undefined}
    >
      {scoreText(score?.value ?? null)}
    </span>
  )
}
