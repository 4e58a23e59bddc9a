import { Modal } from 'antd'

const shortcuts = [
  ['Ctrl K', 'Buscar personas, pantallas y acciones'],
  ['/', 'Ir a la búsqueda de la lista'],
  ['?', 'Ver estos atajos'],
  ['Esc', 'Cerrar lo que está abierto'],
  ['Tab', 'Pasar al siguiente control'],
] as const

/** What the keyboard can do here. */
export const Shortcuts = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Modal open={open} onCancel={onClose} footer={null} title="Atajos de teclado" destroyOnHidden>
    <dl className="shell-shortcuts">
      {shortcuts.map(([keys, words]) => (
        <div key={keys}>
          <dt>
            <kbd>{keys}</kbd>
          </dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  </Modal>
)
