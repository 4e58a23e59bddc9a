import { Form } from 'antd'
import { type ReactNode, useContext } from 'react'
import { FormContext, type FormSide } from './form-context.ts'

type Path = string | (string | number)[]

/** What a field of the form says now, for what is asked or shown because of it. */
export const useValue = (path: Path): unknown => Form.useWatch(path)

/** Reads a value of the form at the moment. */
export function useRead(): (path: Path) => unknown {
  const form = Form.useFormInstance()
  return (path) => form.getFieldValue(path)
}

/**
 * Writes a value when the person asks for it, with a button or by what they type beside it. It is
 * kept like what is typed, and what was missing is not.
 */
export function useFill(): (path: Path, value: unknown) => void {
  const form = Form.useFormInstance()
  const { touch } = useContext(FormContext)
  return (path, value) => {
    form.setFields([{ name: path, value, errors: [] }])
    touch()
  }
}

/**
 * Writes a value that follows from others, as an effect of a page does. By itself it is no draft,
 * and what an older draft says is not written over.
 */
export const usePropose = (): FormSide['propose'] => useContext(FormContext).propose

/** What the fields say now, so that a preview beside them does not say it a second time. */
export function useSaidAtFields(): ReadonlySet<string> {
  const form = Form.useFormInstance()
  // Drawn again with the form, which is when a field begins or ends to say something.
  useContext(FormContext)
  return new Set(form.getFieldsError().flatMap(({ errors }) => errors))
}

/** A value of the form that no control shows: of a line of a list, its path inside the list. */
export const HiddenValue = ({ name }: { name: Path }) => (
  <Form.Item name={name} hidden noStyle>
    <input type="hidden" />
  </Form.Item>
)

type LinesProps = {
  name: string
  children: (lines: {
    /** The places of the lines in the value, with a key that stays theirs. */
    lines: readonly { key: number; at: number }[]
    add: (value: object) => void
    remove: (at: number) => void
    move: (from: number, to: number) => void
    problems: ReactNode
  }) => ReactNode
}

/**
 * A value that is a list of lines, each with fields of its own. Who adds or removes one by keys
 * goes on in the new line, or in the one that takes its place.
 */
export function Lines({ name, children }: LinesProps) {
  const { touch } = useContext(FormContext)
  const goOn = (at: number) => {
    // With the mouse, or a finger, nothing is opened to be typed in.
    if (!document.activeElement?.matches(':focus-visible')) return
    const field = (line: number) =>
      [...document.querySelectorAll<HTMLElement>(`[id^="${CSS.escape(name)}_${line}_"]`)].find(
        (control) => control.getClientRects().length > 0,
      )
    requestAnimationFrame(() => (field(at) ?? field(at - 1))?.focus())
  }
  return (
    <Form.List name={name}>
      {(fields, { add, remove, move }, { errors }) =>
        children({
          lines: fields.map(({ key, name: at }) => ({ key, at })),
          add: (value) => (add(value), touch(), goOn(fields.length)),
          remove: (at) => (remove(at), touch(), goOn(at)),
          move: (from, to) => (move(from, to), touch()),
          problems: <Form.ErrorList errors={errors} />,
        })
      }
    </Form.List>
  )
}
