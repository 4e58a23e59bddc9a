import { stripAccents } from '#chile/text.ts'
import { useState } from 'react'
import { limits } from '#formula/index.ts'
import { TextInput } from '#platform/web/kit/form/TextInput.tsx'
import { functionInfos, kindNames, type WordInfo, type WordKind, type Words } from './words.ts'

const kinds = [
  'concept',
  'fact',
  'variable',
  'table',
  'class',
] as const satisfies readonly WordKind[]
const shownAtMost = 40

/** The language on one page: every function with an example, and every word that may be named. */
export function Reference({ words }: { words: Words }) {
  return (
    <div className="fe-reference">
      <Functions />
      <Writing />
      <WordsOfMonth words={words} />
    </div>
  )
}

function Functions() {
  return (
    <section>
      <h3>Funciones</h3>
      <dl className="fe-functions">
        {functionInfos().map(({ code, label, more, example, source }) => (
          <div key={code}>
            <dt>
              <code>{more}</code>
            </dt>
            <dd>
              <p>{label}</p>
              <p className="soft">{source}</p>
              <code className="fe-example">{example}</code>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The rules that no example shows. */
function Writing() {
  return (
    <section>
      <h3>Cómo se escribe</h3>
      <ul className="fe-rules">
        <li>
          <code>+ − * /</code> y comparaciones <code>= &lt;&gt; &lt; &lt;= &gt; &gt;=</code>; los
          argumentos se separan con <code>;</code>
        </li>
        <li>
          Decimales con coma o punto, sin separador de miles; <code>25%</code> es 0,25
        </li>
        <li>
          Los textos van entre comillas y solo se comparan:{' '}
          <code>TIPO_CONTRATO = "INDEFINIDO"</code>
        </li>
        <li>
          <code>{'// lo que sigue es un comentario'}</code>
        </li>
        <li>
          UF por valor de la UF da pesos; no se suman pesos con UF ni días con horas. Entre
          redondeos todo es exacto
        </li>
        <li>
          Hasta {limits.characters} caracteres y {limits.depth} niveles de paréntesis
        </li>
      </ul>
    </section>
  )
}

function WordsOfMonth({ words }: { words: Words }) {
  const [search, setSearch] = useState('')
  const wanted = plain(search)
  const found = [...words.values()].filter(
    ({ code, label, kind }) =>
      kind !== 'function' && kind !== 'column' && plain(`${code} ${label}`).includes(wanted),
  )
  return (
    <section>
      <h3>Palabras de este mes</h3>
      <TextInput
        value={search}
        onChange={setSearch}
        placeholder="Código o nombre"
        aria-label="Buscar una palabra del lenguaje"
      />
      {kinds.map((kind) => (
        <WordsOfKind
          key={kind}
          kind={kind}
          infos={found.filter((info) => info.kind === kind)}
          searching={search !== ''}
        />
      ))}
    </section>
  )
}

type OfKind = { kind: WordKind; infos: readonly WordInfo[]; searching: boolean }

function WordsOfKind({ kind, infos, searching }: OfKind) {
  if (infos.length === 0) return null
  return (
    <details open={searching}>
      <summary>
        {kindNames[kind]} <span className="soft">{infos.length}</span>
      </summary>
      <ul className="fe-words">
        {infos.slice(0, searching ? shownAtMost : infos.length).map((info) => (
          <li key={info.code}>
            <code>{info.code}</code> {info.label}
            <span className="soft">
              {info.unit && ` · ${info.unit}`}
              {kind === 'variable' && info.more && ` · ${info.more}`}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}

const plain = (text: string) => stripAccents(text).toUpperCase()
