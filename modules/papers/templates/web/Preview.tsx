import { Alert } from 'antd'
import { useState } from 'react'
import { PreviewTemplate, TemplateSubjects } from '#generated/operations/templates.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { usePreview } from '#platform/web/kit/form/FormPreview.tsx'
import { Radios } from '#platform/web/kit/form/Radios.tsx'
import { RefSelect } from '#platform/web/kit/form/RefSelect.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import type { Filled } from '../model/fill.ts'
import { Drawn } from './Drawn.tsx'
import { subjectSource } from './sources.ts'
import { missingWords } from './words.ts'

const EXAMPLE = 'EXAMPLE'
const PROPOSED = 3

/** The page that a text makes: with examples, or of a real person that is chosen beside it. */
export function Preview({ body }: { body: string | undefined }) {
  const [chosen, setChosen] = useState<string>(EXAMPLE)
  const [revealed, setRevealed] = useState<string>()
  const userContractId = chosen === EXAMPLE ? null : chosen
  const reveal = revealed === chosen
  const { data, error, reload } = usePreview(
    PreviewTemplate,
    body === undefined ? null : { input: { body, userContractId, reveal } },
  )
  const shown = data?.previewTemplate
  return (
    <section className="tp-preview" aria-label="Vista previa">
      <Who chosen={chosen} onChoose={setChosen} />
      {shown?.covered && (
        <div className="tp-covered">
          <ActionButton onClick={() => setRevealed(chosen)}>Mostrar datos reservados</ActionButton>
        </div>
      )}
      {shown && shown.missing.length > 0 && (
        <Alert type="warning" showIcon title={missingWords(shown.missing)} />
      )}
      {error ? (
        <LoadProblem error={error} retry={reload} />
      ) : (
        <article className="tp-page">{shown && <Drawn blocks={blocksIn(shown.blocks)} />}</article>
      )}
    </section>
  )
}

/** What the server drew: `fill` made it, and it travels as its JSON. */
const blocksIn = (text: string): readonly Filled[] => JSON.parse(text)

type WhoProps = { chosen: string; onChoose: (chosen: string) => void }

/** Whose facts are shown: three people are proposed, and anybody is searched. */
function Who({ chosen, onChoose }: WhoProps) {
  const { data } = useDetail(TemplateSubjects, { input: {} }, { needs: 'digitalFolder.create' })
  const people = (data?.templateSubjects ?? []).slice(0, PROPOSED)
  if (people.length === 0) return <p className="soft">Con datos de ejemplo</p>
  return (
    <div className="tp-who">
      <Radios
        aria-label="Con los datos de"
        value={chosen}
        onChange={onChoose}
        options={[
          { value: EXAMPLE, label: 'Ejemplo' },
          ...people.map(({ id, label }) => ({ value: id, label })),
        ]}
      />
      <RefSelect
        aria-label="Otra persona"
        placeholder="Otra persona"
        name={subjectSource.name}
        source={subjectSource}
        value={people.some(({ id }) => id === chosen) || chosen === EXAMPLE ? null : chosen}
        onChange={(id) => onChoose(id ?? EXAMPLE)}
        optional
      />
    </div>
  )
}
