import { expect, it } from 'vitest'
import { type AreaToRecognise, joinedAreas } from './joined-areas.ts'

const picture = (x: number, y: number, width: number, height: number): AreaToRecognise => {
  const box = { x, y, width, height }
  return { box, lettered: [box], isPicture: true }
}

it('reads a picture that comes in strips as one', () => {
  const strips = [picture(20, 20, 60, 8), picture(20, 36, 60, 8), picture(20, 28, 60, 8)]
  const [whole, ...others] = joinedAreas(strips)
  expect(whole).toMatchObject({ box: { x: 20, y: 20, width: 60, height: 24 }, isPicture: true })
  expect(whole?.lettered).toHaveLength(3)
  expect(others).toEqual([])
})

it('keeps areas that lie apart, so that the paper between them is not searched', () => {
  const apart = [picture(20, 20, 60, 8), picture(20, 200, 60, 8)]
  expect(joinedAreas(apart)).toEqual(apart)
})

it('takes a picture with outlined letters on it for more than a picture', () => {
  const outlined = { ...picture(30, 22, 10, 4), isPicture: false }
  expect(joinedAreas([picture(20, 20, 60, 8), outlined])).toMatchObject([{ isPicture: false }])
})
