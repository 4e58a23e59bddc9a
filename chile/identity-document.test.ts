import { describe, expect, test } from 'vitest'
import {
  documentByForm,
  listedNumber,
  documentLabel,
  documentNumber,
  documentText,
  institutionRut,
  listedDocument,
} from './identity-document.ts'

describe('an identity document', () => {
  test.each([
    ['RUT', '12345678-5', 'RUT 12.345.678-5'],
    ['RUT', '12000003-K', 'RUT 12.000.003-K'],
    ['NIC', '480001239', 'NIC 480001239'],
    ['DNI', '45123987', 'DNI 45123987'],
    ['CC', '1020304050', 'Cédula de ciudadanía 1020304050'],
    ['CI', '7654321', 'Cédula de identidad 7654321'],
    ['PASSPORT', '19AX55212', 'Pasaporte 19AX55212'],
    ['PASSPORT', '123455', 'Pasaporte 123455'],
    ['OTHER', 'B-77', 'Documento B-77'],
  ] as const)('%s %s is written «%s»', (identificationType, rut, text) => {
    const document = { identificationType, rut }
    expect(documentText(document)).toBe(text)
    expect(`${documentLabel(document)} ${documentNumber(document)}`).toBe(text)
    expect(listedDocument(document)).toBe(text.replace(/^RUT /, ''))
  })

  test('is a RUT for institutions where it is one, and for who collects also as a NIC', () => {
    const nic = { identificationType: 'NIC', rut: '48000123-1' } as const
    expect(institutionRut({ identificationType: 'RUT', rut: '12345678-5' })).toBe('12345678-5')
    expect(institutionRut(nic)).toBeUndefined()
    expect(institutionRut({ ...nic, rut: '480001231' }, ['RUT', 'NIC'])).toBe(
      institutionRut({ ...nic, identificationType: 'RUT' }),
    )
    // Figures with a right check digit make no RUT of a passport.
    expect(
      institutionRut({ identificationType: 'PASSPORT', rut: '123456785' }, ['RUT', 'NIC']),
    ).toBeUndefined()
    expect(institutionRut({ identificationType: 'NIC', rut: '19AX' }, ['NIC'])).toBeUndefined()
  })

  test('that was kept without its kind is a RUT by its form alone', () => {
    expect(documentText(documentByForm('12345678-5'))).toBe('RUT 12.345.678-5')
    expect(documentText(documentByForm('123456785'))).toBe('Documento 123456785')
    expect(documentText(documentByForm('19AX55212'))).toBe('Documento 19AX55212')
    expect(['12345678-5', '19AX55212'].map(listedNumber)).toEqual([
      '12.345.678-5',
      'Documento 19AX55212',
    ])
  })
})
