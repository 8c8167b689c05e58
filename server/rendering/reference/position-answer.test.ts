import { describe, expect, test } from 'vitest'
import { positionAnswer } from './position-answer.ts'

const plate = { x: '0,11', y: '-0,09', zone: '0,2' }
const withMaximum = { ...plate, modifier: 'M', limit: '8.4', size: '8.5' }

describe('the position of a hole', () => {
  test('is twice the distance of its axis from the exact place', () => {
    expect(positionAnswer(plate).result).toMatchObject({
      deviation: 0.284253,
      bonus: null,
      permitted: 0.2,
      isInside: false,
    })
  })

  test('may be farther off by what the hole is larger than at maximum material', () => {
    expect(positionAnswer(withMaximum).result).toMatchObject({
      bonus: 0.1,
      permitted: 0.3,
      virtual: 8.2,
      isInside: true,
    })
    expect(positionAnswer({ ...withMaximum, size: '8.45' }).result?.isInside).toBe(false)
  })

  test('on the edge of its zone is inside', () => {
    expect(positionAnswer({ x: '0.03', y: '0.04', zone: '0.1' }).result?.isInside).toBe(true)
  })

  test('a pin gains where it is smaller', () => {
    const pin = { ...plate, modifier: 'M', feature: 'pin', limit: '10', size: '9.9' }
    expect(positionAnswer(pin).result).toMatchObject({ bonus: 0.1, virtual: 10.2 })
  })

  test('a hole smaller than at maximum material gains nothing and fails', () => {
    expect(positionAnswer({ ...withMaximum, x: '0', y: '0', size: '8.39' }).result).toMatchObject({
      bonus: 0,
      isBeyondLimit: true,
      isInside: false,
    })
  })

  test('a zone of zero needs the maximum material requirement', () => {
    expect(positionAnswer({ ...withMaximum, zone: '0' }).result?.permitted).toBe(0.1)
    expect(positionAnswer({ ...plate, zone: '0' }).fields.zone.fault).toBe('zero')
  })
})

describe('what is asked', () => {
  test('nothing is asked by an address without a value', () => {
    expect(positionAnswer({})).toMatchObject({ isAsked: false, result: null })
  })

  test('a missing or wrong value leaves no result and stays as it was typed', () => {
    const { fields, result, isAsked } = positionAnswer({ ...plate, y: 'Ω'.repeat(500) })
    expect([result, isAsked]).toEqual([null, true])
    expect(fields.y.fault).toBe('notANumber')
    expect(fields.y.text).toBe('Ω'.repeat(400))
    expect(positionAnswer({ ...plate, modifier: 'M' }).result).toBeNull()
  })

  test('sizes are not needed without the maximum material requirement', () => {
    expect(positionAnswer({ ...plate, limit: 'x' }).result).not.toBeNull()
  })
})
