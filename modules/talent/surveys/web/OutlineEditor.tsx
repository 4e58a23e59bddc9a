import { CopyOutlined, DeleteOutlined, DownOutlined, UpOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { type OpenForm, useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import {
  type Outline,
  type OutlineLine,
  branchingProblem,
  conditionWords,
  dropped,
  linesOf,
  moved,
  newCompetence,
  newQuestion,
  withMore,
  without,
} from '../model/arrange.ts'
import { type QuestionInput, questionProblem } from '../model/definition.ts'
import { QuestionType } from '../model/question-types.ts'
import type { Scale } from '../model/scales.ts'
import { BankPanel } from './BankPanel.tsx'
import type { SurveyData } from './BuilderPage.tsx'
import { CompetenceDialog } from './CompetenceDialog.tsx'
import { PasteDialog } from './PasteDialog.tsx'
import { QuestionDialog } from './QuestionDialog.tsx'
import { QuickAdd } from './QuickAdd.tsx'
import { useScales } from './useScales.ts'
import { newKey } from '#platform/web/api/useFormKeys.ts'

type Props = { survey: SurveyData; outline: Outline; onChange: (next: Outline) => void }

/** How the next question begins: like the last one, or as most of the type of survey are. */
function likeLast(outline: Outline, type: string) {
  const last = outline.flatMap(({ questions }) => questions).at(-1)
  if (last && (last.type === 'LIKERT' || last.type === 'PERFORMANCE')) return last
  return type === 'PERFORMANCE'
    ? { type: 'PERFORMANCE' as const, scaleCode: 'PERF_5' }
    : { type: 'LIKERT' as const, scaleCode: 'AGREE_5' }
}

/**
 * The tree of competences and questions. Enter opens a line, Alt with an arrow moves it, and the
 * mouse drags it; what is typed below a competence is its next question.
 */
export function OutlineEditor({ survey, outline, onChange }: Props) {
  const form = useOpenForm('línea de la encuesta')
  const paste = useOpenForm('pegar preguntas')
  const [bank, setBank] = useState<string>()
  const root = useRef<HTMLDivElement>(null)
  const tree = useTree(root, outline, onChange)
  const dimension = survey.type === 'PERFORMANCE' ? 'competencia' : 'dimensión'
  const like = likeLast(outline, survey.type)
  const lines = linesOf(outline)
  const add = (home: string, titles: readonly string[]) => {
    const questions = titles.map((title) => newQuestion(newKey(), title, like))
    onChange(withMore(outline, home, questions))
  }
  return (
    <div className="su-outline" ref={root}>
      <Hint empty={outline.length === 0} dimension={dimension} />
      <ol aria-label="Preguntas">
        {outline.map(({ key: home, title }) => (
          <li key={home} className="su-competence">
            {lines
              .filter(({ competence }) => competence.key === home)
              .map((line) => (
                <Line
                  key={line.key}
                  line={line}
                  outline={outline}
                  tree={tree}
                  onOpen={() => form.open(line.key)}
                  onCopy={(question) =>
                    onChange(withMore(outline, home, [{ ...question, key: newKey() }]))
                  }
                />
              ))}
            <div className="su-more">
              <QuickAdd
                label={`Otra pregunta de ${title}`}
                placeholder="Escriba una pregunta y presione Enter"
                onAdd={(asked) => add(home, [asked])}
              />
              <Button type="link" onClick={() => paste.open(home)}>
                Pegar lista
              </Button>
              <Button type="link" onClick={() => setBank(home)}>
                Del banco
              </Button>
            </div>
          </li>
        ))}
      </ol>
      <QuickAdd
        label={`Otra ${dimension}`}
        placeholder={`Escriba una ${dimension} y presione Enter`}
        onAdd={(title) => onChange([...outline, newCompetence(newKey(), title)])}
      />
      <LineDialog outline={outline} onChange={onChange} form={form} />
      {paste.key !== undefined && <PasteDialog home={paste.key} onAdd={add} form={paste} />}
      {bank !== undefined && (
        <BankPanel
          onAdd={(question) => onChange(withMore(outline, bank, [question]))}
          onClose={() => setBank(undefined)}
        />
      )}
    </div>
  )
}

const Hint = ({ empty, dimension }: { empty: boolean; dimension: string }) =>
  empty ? (
    <EmptyState title="Parte de una plantilla">
      O escriba abajo la primera {dimension} y presione Enter; después, sus preguntas.
    </EmptyState>
  ) : (
    <p id="su-keys" className="soft">
      Enter abre una línea; Alt con ↑ o ↓ la mueve; también se arrastra.
    </p>
  )

type LineDialogProps = Omit<Props, 'survey'> & { form: OpenForm }

/** The dialog of the line that is open: of a question, or of a competence. */
function LineDialog({ outline, onChange, form }: LineDialogProps) {
  const edited = linesOf(outline).find(({ key }) => key === form.key)
  if (!edited) return null
  const shared = { outline, onChange, form }
  return edited.question ? (
    <QuestionDialog {...shared} question={edited.question} />
  ) : (
    <CompetenceDialog {...shared} competence={edited.competence} />
  )
}

type Tree = ReturnType<typeof useTree>

/** Moving and removing lines, by keyboard and by mouse; the keyboard stays on the line it moved. */
function useTree(
  root: RefObject<HTMLDivElement | null>,
  outline: Outline,
  onChange: (next: Outline) => void,
) {
  const [focus, setFocus] = useState<{ key: string }>()
  const [dragged, setDragged] = useState<string>()
  useLayoutEffect(() => {
    if (!focus) return
    root.current?.querySelector<HTMLElement>(`[data-line="${focus.key}"]`)?.focus()
  }, [focus, root])
  const move = (key: string, by: -1 | 1) => {
    onChange(moved(outline, key, by))
    setFocus({ key })
  }
  return {
    dragged,
    move,
    remove: (key: string) => onChange(without(outline, key)),
    drag: setDragged,
    drop: (onto: string) => {
      if (dragged !== undefined) onChange(dropped(outline, dragged, onto))
      setDragged(undefined)
    },
    keys: (key: string) => (event: KeyboardEvent) => {
      const by = { ArrowUp: -1 as const, ArrowDown: 1 as const }[event.key]
      if (by === undefined) return
      event.preventDefault()
      if (event.altKey) return move(key, by)
      const lines = linesOf(outline)
      const next = lines[lines.findIndex((line) => line.key === key) + by]
      if (next) setFocus({ key: next.key })
    },
  }
}

type LineProps = {
  line: OutlineLine
  outline: Outline
  tree: Tree
  onOpen: () => void
  onCopy: (question: QuestionInput) => void
}

function Line({ line, outline, tree, onOpen, onCopy }: LineProps) {
  const { key, level, number, competence, question } = line
  const title = question?.title ?? competence.title
  const scales = useScales()
  const { shownIf } = question ?? competence
  const problem =
    (question && questionProblem(question, new Set(scales.map(({ code }) => code)))) ??
    branchingProblem(outline, { key, shownIf }, scales)
  const condition = conditionWords(outline, { key, shownIf }, scales)
  return (
    <div
      className="su-line"
      data-level={level}
      data-dragged={tree.dragged === key || undefined}
      draggable
      onDragStart={() => tree.drag(key)}
      onDragEnd={() => tree.drag(undefined)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => (event.preventDefault(), tree.drop(key))}
    >
      <button
        type="button"
        data-line={key}
        aria-describedby="su-keys"
        onClick={onOpen}
        onKeyDown={tree.keys(key)}
      >
        <span className="su-number">{number}</span>
        <span className="su-title">{title}</span>
        <span className="soft">
          {question ? kindOf(question, scales) : weightOf(competence.weight)}
        </span>
        {condition !== '' && <span className="su-condition">{condition}</span>}
        {problem && <span className="mg-field-problem">{problem}</span>}
      </button>
      <span className="su-acts">
        <Button
          type="text"
          icon={<UpOutlined aria-hidden />}
          aria-label={`Subir ${title}`}
          onClick={() => tree.move(key, -1)}
        />
        <Button
          type="text"
          icon={<DownOutlined aria-hidden />}
          aria-label={`Bajar ${title}`}
          onClick={() => tree.move(key, 1)}
        />
        {question && (
          <Button
            type="text"
            icon={<CopyOutlined aria-hidden />}
            aria-label={`Duplicar ${title}`}
            onClick={() => onCopy(question)}
          />
        )}
        <Button
          type="text"
          icon={<DeleteOutlined aria-hidden />}
          aria-label={`Quitar ${title}`}
          onClick={() => tree.remove(key)}
        />
      </span>
    </div>
  )
}

const kindOf = (
  { type, scaleCode, required }: NonNullable<OutlineLine['question']>,
  scales: readonly Scale[],
) =>
  [
    scales.find(({ code }) => code === scaleCode)?.name ?? QuestionType.label(type),
    ...(required ? [] : ['opcional']),
  ].join(', ')

const weightOf = (weight: number) => (weight === 1 ? '' : `Peso ${weight}`)
