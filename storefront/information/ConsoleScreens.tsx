import beerDeskDark from './console-pictures/beer-desk-dark.webp'
import beerDeskLight from './console-pictures/beer-desk-light.webp'
import beerPhoneDark from './console-pictures/beer-phone-dark.webp'
import beerPhoneLight from './console-pictures/beer-phone-light.webp'
import pricesDeskDark from './console-pictures/prices-desk-dark.webp'
import pricesDeskLight from './console-pictures/prices-desk-light.webp'
import pricesPhoneDark from './console-pictures/prices-phone-dark.webp'
import pricesPhoneLight from './console-pictures/prices-phone-light.webp'
import todayDeskDark from './console-pictures/today-desk-dark.webp'
import todayDeskLight from './console-pictures/today-desk-light.webp'
import todayPhoneDark from './console-pictures/today-phone-dark.webp'
import todayPhoneLight from './console-pictures/today-phone-light.webp'
import styles from './TradePage.module.css'

/** Pages of a brewery's console, as they are. */
export function ConsoleScreens() {
  return (
    <div className={styles.screens}>
      {screens.map(({ title, text, ...pictures }) => (
        <figure className={styles.screen} key={title}>
          <Screen title={title} {...pictures} />
          <figcaption>
            <b>{title}.</b> {text}
          </figcaption>
        </figure>
      ))}
    </div>
  )
}

type Pictures = { deskLight: string; deskDark: string; phoneLight: string; phoneDark: string }

/** One picture of the four is fetched: that of the device and the theme. */
function Screen({ title, deskLight, deskDark, phoneLight, phoneDark }: Pictures & { title: string }) {
  const isPhone = '(width < 48rem)'
  const isDark = '(prefers-color-scheme: dark)'
  return (
    <picture>
      <source media={`${isPhone} and ${isDark}`} srcSet={phoneDark} width={780} height={1360} />
      <source media={isPhone} srcSet={phoneLight} width={780} height={1360} />
      <source media={isDark} srcSet={deskDark} width={1280} height={800} />
      <img
        className={styles.shot}
        src={deskLight}
        alt={`${title}, a page of the console`}
        width={1280}
        height={800}
        loading="lazy"
      />
    </picture>
  )
}

const screens: (Pictures & { title: string; text: string })[] = [
  {
    title: 'Today',
    text: 'What to answer, pick and send, with the time that is left. Two taps accept an order, on a phone too.',
    deskLight: todayDeskLight,
    deskDark: todayDeskDark,
    phoneLight: todayPhoneLight,
    phoneDark: todayPhoneDark,
  },
  {
    title: 'New beer',
    text: 'One page for name, allergens, sizes, prices and stock. The label is drawn while you type.',
    deskLight: beerDeskLight,
    deskDark: beerDeskDark,
    phoneLight: beerPhoneLight,
    phoneDark: beerPhoneDark,
  },
  {
    title: 'Prices and stock',
    text: 'All sizes as one sheet: type, paste from a spreadsheet, or raise the ticked rows together from a day on.',
    deskLight: pricesDeskLight,
    deskDark: pricesDeskDark,
    phoneLight: pricesPhoneLight,
    phoneDark: pricesPhoneDark,
  },
]
