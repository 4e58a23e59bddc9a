import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Form } from 'antd'
import { Field } from '#platform/web/kit/Field.tsx'
import { MOST_REPRESENTATIVES, Representative } from '../model/business.ts'

/** Who signs for a razón social, one row each, in the order in which they sign. */
export const Representatives = () => (
  <section className="mg-section">
    <div className="mg-section-head">
      <h2>Representantes legales</h2>
      <p className="soft">Firman los contratos y finiquitos, en este orden.</p>
    </div>
    <Form.List name="representatives">
      {(rows, { add, remove }) => (
        <>
          {rows.map(({ key, name: at }) => (
            <div key={key} className="mg-fields bo-signer">
              <Field of={Representative} name="name" path={[at, 'name']} />
              <Field of={Representative} name="rut" path={[at, 'rut']} />
              <Button
                icon={<DeleteOutlined aria-hidden />}
                aria-label={`Quitar al representante ${at + 1}`}
                onClick={() => remove(at)}
              />
            </div>
          ))}
          {rows.length < MOST_REPRESENTATIVES && (
            <Button icon={<PlusOutlined aria-hidden />} onClick={() => add({})}>
              Agregar representante
            </Button>
          )}
        </>
      )}
    </Form.List>
  </section>
)
