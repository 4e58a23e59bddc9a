import { apiReference } from '#generated/api-reference.ts'
import type { ApiReference, ReferenceField } from '../model/reference.ts'
import { TokenScope } from '../model/scopes.ts'
import { PER_MINUTE } from '../model/token.ts'
import './tokens.css'

type Operation = ApiReference['operations'][number]

/** What programs may ask for and how, as the schema says it. */
export default function ApiTab() {
  const address = `${window.location.origin}/graphql`
  return (
    <div className="tk-api">
      <section>
        <h2>Cómo se usa</h2>
        <p>
          Todo va por <code>POST {address}</code>, en GraphQL y JSON, con la clave en{' '}
          <code>Authorization</code>. Los montos son pesos enteros; los meses, enteros como{' '}
          <code>202609</code>; las fechas, <code>AAAA-MM-DD</code>; los identificadores, textos que
          no cambian.
        </p>
        <Example text={curlOf(address, 'query { businessNames { id name rut } }', '{}')} />
      </section>
      <section>
        <h2>Operaciones</h2>
        {apiReference.operations.map((operation) => (
          <OperationPart key={operation.name} operation={operation} address={address} />
        ))}
      </section>
      <section>
        <h2>Campos</h2>
        <p className="soft">
          Una clave lee solo estos campos. Los que piden un permiso propio lo dicen.
        </p>
        {apiReference.types.map((one) => (
          <FieldsPart key={one.name} {...one} />
        ))}
        <h3>Lo que se envía</h3>
        {apiReference.inputs.map((one) => (
          <FieldsPart key={one.name} {...one} />
        ))}
        <h3>Códigos</h3>
        {apiReference.codes.map(({ name, values }) => (
          <details key={name}>
            <summary>
              <code>{name}</code>
            </summary>
            <p>
              <code>{values.join(', ')}</code>
            </p>
          </details>
        ))}
      </section>
      <Errors />
    </div>
  )
}

function OperationPart({ operation, address }: { operation: Operation; address: string }) {
  const { name, label, scope, answer, document, variables } = operation
  return (
    <details>
      <summary>
        <strong>{label}</strong> <code>{name}</code>
      </summary>
      <p>
        {scope === null ? 'Con cualquier clave' : `Permiso: ${TokenScope.label(scope)}`}.
        {' Responde '}
        <code>{answer}</code>.
      </p>
      <Example text={curlOf(address, document, variables)} />
    </details>
  )
}

function FieldsPart({ name, fields }: { name: string; fields: readonly ReferenceField[] }) {
  return (
    <details>
      <summary>
        <code>{name}</code>
      </summary>
      <ul>
        {fields.map((field) => (
          <li key={field.name}>
            <code>
              {field.name}: {field.type}
            </code>
            {field.label && ` ${field.label}`}
            {field.scope && ` (permiso: ${TokenScope.label(field.scope)})`}
          </li>
        ))}
      </ul>
    </details>
  )
}

const Errors = () => (
  <section>
    <h2>Errores y límites</h2>
    <ul>
      <li>
        <code>401</code>: la clave no existe, venció, fue revocada, o su autor ya no puede crear
        claves.
      </li>
      <li>
        <code>429</code>: una clave hace a lo más {PER_MINUTE} consultas por minuto.
      </li>
      <li>
        <code>200</code> con <code>errors</code>: <code>extensions.kind</code> es{' '}
        <code>forbidden</code>, <code>not-found</code>, <code>invalid</code> o <code>conflict</code>
        , y <code>extensions.traceId</code> identifica la consulta.
      </li>
      <li>
        Lo que escribe responde <code>status</code>, <code>OK</code> o <code>ERROR</code>, con{' '}
        <code>error.message</code> y el campo en <code>error.field</code>.
      </li>
      <li>
        Envíe <code>Idempotency-Key</code>, de 16 a 64 letras, con lo que escribe: si lo repite, se
        hace una sola vez.
      </li>
      <li>Las listas van por páginas de 10, 30, 50 o 100 filas, con su total.</li>
    </ul>
  </section>
)

/** What is longer than its place is scrolled, with the keyboard too. */
const Example = ({ text }: { text: string }) => (
  <pre tabIndex={0} role="region" aria-label="Ejemplo">
    {text}
  </pre>
)

/** The example of an operation, to be pasted in a terminal. */
function curlOf(address: string, document: string, variables: string): string {
  const query = document.replaceAll(/\s+/g, ' ')
  const given: unknown = JSON.parse(variables)
  const body = JSON.stringify({ query, variables: given }, null, 2)
  return [
    `curl ${address} \\`,
    '  -H "Authorization: Bearer $CLAVE" \\',
    '  -H "Content-Type: application/json" \\',
    `  -d '${body.replaceAll(/\bid:(\w+)/g, 'ID_DE_$1')}'`,
  ].join('\n')
}
