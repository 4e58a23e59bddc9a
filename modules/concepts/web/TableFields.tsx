import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Form, Input, Select } from 'antd'
import { Field } from '#platform/web/kit/Field.tsx'
import { Section } from '#platform/web/kit/FormPage.tsx'
import { NumberInput } from '#platform/web/kit/NumberInput.tsx'
import { ItemUnit } from '#modules/concept-library/model/catalogs.ts'
import { PayrollTable } from '#modules/concept-library/model/table.ts'
import { cells } from './Brackets.tsx'
import { Since } from './parts.tsx'
import './concepts.css'

const required = { required: true, message: 'Este campo es obligatorio' }

export const TableFields = ({ isNew }: { isNew: boolean }) => (
  <>
    <Section title="Identificación">
      {isNew && <Field of={PayrollTable} name="code" autoFocus />}
      <Field of={PayrollTable} name="title" />
      <Field of={PayrollTable} name="source" />
      <Field of={PayrollTable} name="editable" />
    </Section>
    <Section
      title="Columnas"
      text="De dos a cinco. La primera es el límite superior; las demás se leen por su código."
    >
      <Columns />
    </Section>
    <Section title="Tramos" text="De menor a mayor. Un valor igual al límite queda en ese tramo.">
      <Lines />
    </Section>
    <Since />
  </>
)

const Columns = () => (
  <Form.List name="metadata">
    {(fields, { add, remove }) => (
      <div className="con-grid mg-span">
        {fields.map(({ key, name }) => (
          <div className="con-line" key={key}>
            <Form.Item name={[name, 'code']} rules={[required]}>
              <Input aria-label={`Código de la columna ${name + 1}`} placeholder="MONTO" />
            </Form.Item>
            <Form.Item name={[name, 'title']} rules={[required]}>
              <Input aria-label={`Título de la columna ${name + 1}`} placeholder="Monto" />
            </Form.Item>
            <Form.Item name={[name, 'unit']} rules={[required]}>
              <Select
                aria-label={`Unidad de la columna ${name + 1}`}
                options={[...ItemUnit.options]}
              />
            </Form.Item>
            <Button
              aria-label={`Quitar la columna ${name + 1}`}
              icon={<DeleteOutlined aria-hidden />}
              disabled={fields.length <= 2}
              onClick={() => remove(name)}
            />
          </div>
        ))}
        <Button
          icon={<PlusOutlined aria-hidden />}
          disabled={fields.length >= 5}
          onClick={() => add({ unit: 'CLP' })}
        >
          Agregar columna
        </Button>
      </div>
    )}
  </Form.List>
)

type Head = { title?: string }

function Lines() {
  const columns = Form.useWatch<readonly Head[] | undefined>('metadata') ?? []
  return (
    <Form.List name="fixedRows">
      {(fields, { add, remove }) => (
        <div className="con-grid mg-span">
          {fields.map(({ key, name }) => (
            <div className="con-line" key={key}>
              {columns.map((column, index) => (
                <Form.Item key={cells[index]} name={[name, cells[index] ?? 'value1']}>
                  <NumberInput
                    decimals={6}
                    placeholder={index === 0 ? 'Sin límite' : (column?.title ?? '')}
                    aria-label={`${column?.title ?? 'Columna'}, tramo ${name + 1}`}
                  />
                </Form.Item>
              ))}
              <Button
                aria-label={`Quitar el tramo ${name + 1}`}
                icon={<DeleteOutlined aria-hidden />}
                disabled={fields.length <= 1}
                onClick={() => remove(name)}
              />
            </div>
          ))}
          <Button icon={<PlusOutlined aria-hidden />} onClick={() => add({})}>
            Agregar tramo
          </Button>
        </div>
      )}
    </Form.List>
  )
}
