/**
 * Pictograms on a 24 by 24 grid, drawn in strokes of 2; a part after '|' is filled instead. Containers keep
 * their true order of size, so that a pin beside a kilderkin looks smaller.
 */
export const containerSymbols = {
  'keg-20': 'M8 6h8v15H8zM8 11h8M8 16h8M6.5 6h11M6.5 21h11M10 6V3h4v3',
  'keg-30': 'M6 8h12v13H6zM6 12.5h12M6 17h12M4.5 8h15M4.5 21h15M10 8V5h4v3',
  'keg-50': 'M5 5h14v16H5zM5 10.5h14M5 15.5h14M3.5 5h17M3.5 21h17M10 5V2h4v3',
  keykeg: 'M6 20v-8a6 6 0 0 1 12 0v8M4 21h16M10 6V3h4v3|M12 10.5a4 4 0 1 1-.1 0z',
  dolium: 'M7 21V10q0-3 3-4V3h4v3q3 1 3 4v11zM7 12h10M7 17h10M6 21h12',
  'cask-pin': 'M6 10q6-3 12 0v6q-6 3-12 0zM9.5 8.8v8.4M14.5 8.8v8.4M8 20l2-2M16 20l-2-2',
  'cask-firkin': 'M4 8.5q8-4 16 0v8q-8 4-16 0zM8 7v11M16 7v11M11 6.5h2M6 21l2.5-2.5M18 21l-2.5-2.5',
  'cask-kilderkin':
    'M2 7q10-5 20 0v10q-10 5-20 0zM6 5.5v13M18 5.5v13M10 4.5v15M14 4.5v15M5 22l3-3M19 22l-3-3',
  'can-330': 'M8 7l1.5-3h5L16 7v11l-1.5 3h-5L8 18zM8 7h8M8 18h8',
  'can-440': 'M6.5 6L8 3h8l1.5 3v13L16 22H8l-1.5-3zM6.5 6h11M6.5 19h11M6.5 12.5h11',
  'bottle-375': 'M10 3h4v4q4 4 4 8v6H6v-6q0-4 4-8zM6 14h12M6 18h12M9 3h6',
  'bottle-500': 'M10 2h4v6q3 2 3 5v9H7v-9q0-3 3-5zM7 14h10M7 18h10',
  'mixed-pack': 'M3 11h18v10H3zM6 11V6h3v5M10.5 11V3h3v8M15 11V6h3v5M8 16h8',
  universal: 'M12 2.5l8.5 4.5v10L12 21.5 3.5 17V7zM3.5 7l8.5 4.5L20.5 7M12 11.5v10M8 4.8l8.5 4.5',
} as const

export const interfaceSymbols = {
  search: 'M10.5 4a6.5 6.5 0 1 1-.1 0zM15.5 15.5L21 21',
  basket: 'M3 10h18l-2 11H5zM8 10l3-7M16 10l-3-7M9 14v3M12 14v3M15 14v3',
  heart: 'M12 20.5L4 12.5a5 5 0 0 1 8-6 5 5 0 0 1 8 6z',
  'heart-filled': '|M12 21.9L3.3 13.2a6 6 0 0 1 8.7-8 6 6 0 0 1 8.7 8z',
  user: 'M12 3.5a4 4 0 1 1-.1 0zM4 21q0-7 8-7t8 7z',
  menu: 'M3 6h18M3 12h18M3 18h18',
  close: 'M5 5l14 14M19 5L5 19',
  'chevron-left': 'M15 4l-8 8 8 8',
  'chevron-right': 'M9 4l8 8-8 8',
  'chevron-down': 'M4 9l8 8 8-8',
  plus: 'M12 4v16M4 12h16',
  minus: 'M4 12h16',
  filter: 'M3 6h18M7 12h10M10 18h4',
  grid: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z',
  list: 'M9 6h12M9 12h12M9 18h12M4 6h2M4 12h2M4 18h2',
  pin: 'M12 21.5Q5 13.5 5 9a7 7 0 0 1 14 0q0 4.5-7 12.5zM12 7a2 2 0 1 1-.1 0z',
  truck: 'M2 5h12v12H2zM14 9h4l4 4v4h-8|M6.5 15a2.5 2.5 0 1 1-.1 0zM17.5 15a2.5 2.5 0 1 1-.1 0z',
  tick: 'M4 12.5l5.5 5.5L20 6',
  warning: 'M12 3.5L22 20.5H2zM12 9v6M12 16.5v2',
  info: 'M12 3a9 9 0 1 1-.1 0zM12 11v6M12 7v2',
  mail: 'M3 5h18v14H3zM3 6l9 8 9-8',
  phone: 'M5 3h4l2 5-2.5 2q1.5 3.5 5 5.5l2.5-2.5 5 2.5v4q-1 1.5-3 1.5Q4 19.5 3.5 5.5 4 3.5 5 3z',
  globe: 'M12 3a9 9 0 1 1-.1 0zM12 3q-8 9 0 18M12 3q8 9 0 18M3 12h18',
  star: 'M12 3l2.7 6.2 6.8.6-5.1 4.5 1.5 6.6L12 17.4l-5.9 3.5 1.5-6.6-5.1-4.5 6.8-.6z',
  'star-half':
    'M12 3l2.7 6.2 6.8.6-5.1 4.5 1.5 6.6L12 17.4l-5.9 3.5 1.5-6.6-5.1-4.5 6.8-.6z|M12 2.5v15l-6.5 4 1.7-7.3L1.6 9.3l7.5-.7z',
  twitter: 'M4 3.5h4l12 17h-4zM19.5 3.5l-6.5 7.3M10.5 13.7l-6 6.8',
  facebook: 'M17 3h-2a4 4 0 0 0-4 4v15M6.5 12h9.5',
  instagram: 'M7 3h10q4 0 4 4v10q0 4-4 4H7q-4 0-4-4V7q0-4 4-4zM12 8a4 4 0 1 1-.1 0zM16.5 6.5h1.5',
  youtube: 'M5 5h14q3 0 3 3v8q0 3-3 3H5q-3 0-3-3V8q0-3 3-3z|M10 8.5l6 3.5-6 3.5z',
  tiktok: 'M13 3v12.5a4.5 4.5 0 1 1-4.5-4.5M13 3q.5 5.5 6.5 6',
  threads:
    'M18.5 8Q17.5 3 12 3q-7 0-7 9t7 9q6.5 0 6.5-4.5T12 12q-3.5 0-3.5 2.5T12 17q4.5 0 3.5-6.5Q15 7.5 12 7.5q-2 0-3 1.5',
  link: 'M10 14l4-4M11 7l2-2a4.2 4.2 0 0 1 6 6l-2 2M13 17l-2 2a4.2 4.2 0 0 1-6-6l2-2',
  sun: 'M12 8a4 4 0 1 1-.1 0zM12 1.5v3M12 19.5v3M1.5 12h3M19.5 12h3M4.6 4.6l2.1 2.1M17.3 17.3l2.1 2.1M4.6 19.4l2.1-2.1M17.3 6.7l2.1-2.1',
  moon: 'M13 3a9 9 0 1 0 8 12A8 8 0 0 1 13 3z',
  pause: 'M8 4v16M16 4v16',
  play: '|M7 3.5L20.5 12 7 20.5z',
  share: 'M12 15V3.5M7 8l5-5 5 5M5 12v9h14v-9',
  trash: 'M3 6.5h18M5.5 6.5l1 14.5h11l1-14.5M9 6V3h6v3M10 10.5v6.5M14 10.5v6.5',
  edit: 'M4 20l1-5L16 4l4 4L9 19zM13.5 6.5l4 4',
  calendar: 'M3 5h18v16H3zM3 10h18M8 2v5M16 2v5M8 15h3',
  download: 'M12 3v12M6.5 10l5.5 5.5 5.5-5.5M4 20.5h16',
  'wheat-free':
    'M12 8v14M12 10q-4-.5-4-4.5 4 .5 4 4.5zM12 10q4-.5 4-4.5-4 .5-4 4.5zM12 16q-4-.5-4-4.5 4 .5 4 4.5zM12 16q4-.5 4-4.5-4 .5-4 4.5zM3 3l18 18',
} as const
