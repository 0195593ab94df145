import type { HubsSetting } from '../legal-words.ts'

/** The hubs as they are shipped, and the day of their last review (STAT-19 to STAT-24, OPEN-63). */
export const shippedHubs: HubsSetting = {
  updatedOn: '2026-11-16',
  hubs: [
    {
      id: 'leith',
      name: 'Leith Maltings',
      address: ['Old Maltings, Bay 2', 'Tun Lane, Leith', 'Edinburgh', 'EH6 6ZZ'],
      pickupWindow: { weekdays: [2, 3, 4], opens: '10:00', closes: '16:00' },
      notes: [
        'Ring at the blue door; the bay fits a long-wheelbase van.',
        'A fork lift can load pallets until 15:30.',
        'Empty casks and kegs are taken back here.',
      ],
    },
    {
      id: 'sheffield',
      name: 'Sheffield Cask Yard',
      address: ['Unit 7, Cooper’s Court', 'Little Kelham Wharf', 'Sheffield', 'S3 8ZZ'],
      pickupWindow: { weekdays: [1, 3, 5], opens: '08:30', closes: '14:00' },
      notes: [
        'Drive in from the wharf side; the arch is 2.9 metres high.',
        'Chilled store: casks stay at 11 °C until you come.',
        'Loading is by hand and by sack truck, up to a kilderkin.',
      ],
    },
    {
      id: 'bristol',
      name: 'Bristol Floating Bond',
      address: ['Bond C, Ground floor', 'Hooper’s Quay', 'Bristol', 'BS1 6ZZ'],
      pickupWindow: { weekdays: [2, 5], opens: '09:00', closes: '17:00' },
      notes: [
        'Inside the Clean Air Zone: check your van before you set out.',
        'Half an hour’s free parking on the quay, to the left of the crane.',
        'Empties by arrangement only.',
      ],
    },
  ],
  rules: [
    {
      title: 'Wait for the word',
      text: 'Set out once you have been told that your order is ready. It is held for five working days from then.',
    },
    {
      title: 'Bring the order number',
      text: 'And proof of age if you might be taken for under 25: a passport, a photocard driving licence or a PASS card.',
    },
    {
      title: 'Check before you sign',
      text: 'Count the order against the delivery note. Tell the brewery about damage within 24 hours.',
    },
  ],
}
