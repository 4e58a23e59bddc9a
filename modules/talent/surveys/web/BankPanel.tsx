import { Button } from 'antd'
import { useState } from 'react'
import { searchKey } from '#chile/text.ts'
import { SurveyBank } from '#generated/operations/surveys.ts'
import { SidePanel } from '#platform/web/kit/page/Dialog.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { SearchBox } from '#platform/web/kit/list/SearchBox.tsx'
import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import { newKey } from '#platform/web/api/useFormKeys.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { notify } from '#platform/web/look/notify.ts'
import type { QuestionInput } from '../model/definition.ts'
import { templates } from '../model/templates.ts'

type Offered = Omit<QuestionInput, 'key' | 'shownIf'> & { id: string; where: string }

const ofTemplates: readonly Offered[] = templates.flatMap(({ title: where, competences }) =>
  competences.flatMap(({ questions }) =>
    questions.map(({ key, shownIf: _always, ...question }) => ({ ...question, id: key, where })),
  ),
)

type Props = { onAdd: (question: QuestionInput) => void; onClose: () => void }

/** Questions that the company asked before, and those of the templates, to be taken one by one. */
export function BankPanel({ onAdd, onClose }: Props) {
  const [search, setSearch] = useState('')
  const { data, error, reload } = useDetail(
    SurveyBank,
    { input: { search: search.trim() || null } },
    { keep: true },
  )
  const word = searchKey(search.trim())
  const rows: Offered[] = [
    ...(data?.surveyBank ?? []).map(({ surveyTitle, competence, ...question }) => ({
      ...question,
      where: `${surveyTitle}, ${competence}`,
    })),
    ...ofTemplates.filter(({ title, where }) => searchKey(`${title} ${where}`).includes(word)),
  ]
  const take = ({ id: _id, where: _where, ...question }: Offered) => {
    // What it depended on is not asked here.
    onAdd({ ...question, key: newKey(), shownIf: null })
    notify.success('Pregunta agregada')
  }
  return (
    <SidePanel title="Banco de preguntas" onClose={onClose}>
      <SearchBox value={search} onChange={setSearch} placeholder="Palabras de la pregunta" />
      {error && <LoadProblem error={error} retry={reload} />}
      <ul className="su-bank">
        {data && rows.length === 0 && <li>Ninguna pregunta tiene esas palabras.</li>}
        {rows.map((row) => (
          <li key={row.id}>
            <TextWithHint words={row.title} hint={row.where} />
            <Button aria-label={`Agregar ${row.title}`} onClick={() => take(row)}>
              Agregar
            </Button>
          </li>
        ))}
      </ul>
    </SidePanel>
  )
}
