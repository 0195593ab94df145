import { Chip } from './Chip.tsx'

export function Choices() {
  return (
    <>
      <Chip href="#stout" removeLabel="Remove Stout">
        Stout
      </Chip>
      <Chip href="#abv" removeLabel="Remove 4.0% to 5.5% ABV">
        4.0% to 5.5% ABV
      </Chip>
      <Chip href="#cask" removeLabel="Remove Cask">
        Cask
      </Chip>
    </>
  )
}

export function LongerThanTheLine() {
  return (
    <Chip href="#q" removeLabel="Remove the search">
      ‘a dark mild with raisins and a little smoke that a landlord in Whitby once asked for by telephone’
    </Chip>
  )
}
