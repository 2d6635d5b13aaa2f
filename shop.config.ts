import type { ShopConfig } from '@/lib/config/shop-schema';

/**
 * Everything that makes this shop this shop. Every entry may be left out. A text is one for all
 * languages, or one for each. docs/customize.md explains the entries. A wrong one stops the start
 * and the build with its line.
 */
export default {
  name: 'Halden',
  // There are no pages in the other languages here.
  languages: ['en', 'de', 'he'],
  title: {
    en: 'Halden: stoneware and things for the home',
    de: 'Halden: Steinzeug und Dinge fürs Zuhause',
    he: 'Halden: כלי קרמיקה ודברים לבית',
  },
  description: {
    en: 'Stoneware from Halden, with glass, lamps and linen from two workshops nearby: simple, well-made things for every day.',
    de: 'Steinzeug von Halden, dazu Glas, Leuchten und Leinen aus zwei Werkstätten nebenan: schlichte, sorgfältig gemachte Dinge für jeden Tag.',
    he: 'כלי קרמיקה של Halden, ולצידם זכוכית, מנורות ופשתן משני בתי מלאכה שכנים: דברים פשוטים ומוקפדים לכל יום.',
  },
  about: {
    en: 'Stoneware and things for the home, made slowly in a small studio and meant to be used every day.',
    de: 'Steinzeug und Dinge fürs Zuhause, in Ruhe gefertigt in einer kleinen Werkstatt und für jeden Tag gedacht.',
    he: 'כלי קרמיקה ודברים לבית, שנוצרים בנחת בסטודיו קטן ומיועדים לשימוש בכל יום.',
  },
  favicon: 'icon.svg',

  // The palette and the fonts of the demo shop are the defaults. These are the ones to change
  // first.
  colors: {
    accent: { light: '#97452a', dark: '#e8a283' },
    button: { light: '#26231f', dark: '#f3eee6' },
    buttonText: { light: '#fbf9f5', dark: '#1f1c18' },
    buttonHover: { light: '#454038', dark: '#d8d0c3' },
  },
  fonts: { headings: 'instrument-serif', text: 'instrument-sans' },

  contact: { email: 'hello@halden.example' },

  soldOutLast: true,

  // The sandbox has German and Hebrew texts of its products.
  features: {
    agents: true,
    backInStock: true,
    blog: true,
    cartLink: true,
    compare: true,
    currencies: ['EUR', 'ILS'],
    deliveryDate: { cutOff: '14:00' },
    discountLinks: true,
    feeds: true,
    // Forms of the sandbox. On a site of the platform, these are the ids of its own forms.
    forms: {
      newsletter: 'e0c7bafe-5480-5181-87a8-7feff9b4ea13',
      contact: 'c21a72c7-c605-5cdc-bd8b-9b41917e8401',
      returns: 'ad49e2af-2cda-5b53-92a6-b9008e6a5400',
      texts: {
        de: {
          Newsletter: 'Newsletter',
          Email: 'E-Mail',
          'Send me the newsletter. I can unsubscribe at any time: see':
            'Schicken Sie mir den Newsletter. Ich kann ihn jederzeit abbestellen: siehe',
          privacy: 'Datenschutz',
          Subscribe: 'Abonnieren',
          'Thank you. We’ll email you about new work four times a year.':
            'Vielen Dank. Wir schreiben Ihnen viermal im Jahr von neuen Stücken.',
          Contact: 'Kontakt',
          'Your name': 'Ihr Name',
          'What is it about?': 'Worum geht es?',
          'Choose a topic': 'Thema wählen',
          'An order': 'Um eine Bestellung',
          'A product': 'Um ein Produkt',
          'Something else': 'Um etwas anderes',
          'Your message': 'Ihre Nachricht',
          'You may store my message so you can reply, as described in':
            'Sie dürfen meine Nachricht speichern, um zu antworten: siehe',
          'Send message': 'Nachricht senden',
          'Thank you for your message. We usually reply within one business day.':
            'Vielen Dank für Ihre Nachricht. Wir antworten meist innerhalb eines Werktags.',
          Returns: 'Rücksendung',
          'Order number': 'Bestellnummer',
          'Items to return': 'Artikel',
          'Why are you returning them?': 'Warum schicken Sie etwas zurück?',
          'Arrived broken': 'Kam beschädigt an',
          'Not as expected': 'Nicht wie erwartet',
          'Ordered by mistake': 'Aus Versehen bestellt',
          'Another reason': 'Ein anderer Grund',
          'What would you like?': 'Was wünschen Sie sich?',
          'Choose one': 'Bitte wählen',
          'Money back': 'Das Geld zurück',
          'An exchange': 'Einen Umtausch',
          'Anything else we should know?': 'Sollten wir noch etwas wissen?',
          'Request return': 'Rücksendung anmelden',
          'We’ve received your request. We’ll email you a return label within two business days.':
            'Ihre Anmeldung ist eingegangen. Innerhalb von zwei Werktagen schicken wir Ihnen ein Etikett.',
        },
        he: {
          Newsletter: 'הניוזלטר שלנו',
          Email: 'דוא״ל',
          'Send me the newsletter. I can unsubscribe at any time: see':
            'שלחו לי את הניוזלטר. אפשר לבטל את ההרשמה בכל עת: ראו',
          privacy: 'פרטיות',
          Subscribe: 'הרשמה',
          'Thank you. We’ll email you about new work four times a year.':
            'תודה. נכתוב לכם על עבודות חדשות ארבע פעמים בשנה.',
          Contact: 'יצירת קשר',
          'Your name': 'שם',
          'What is it about?': 'במה מדובר?',
          'Choose a topic': 'בחירת נושא',
          'An order': 'הזמנה',
          'A product': 'מוצר',
          'Something else': 'נושא אחר',
          'Your message': 'ההודעה שלכם',
          'You may store my message so you can reply, as described in':
            'מותר לכם לשמור את ההודעה שלי כדי להשיב: ראו',
          'Send message': 'שליחת ההודעה',
          'Thank you for your message. We usually reply within one business day.':
            'תודה על ההודעה. בדרך כלל אנחנו משיבים בתוך יום עסקים אחד.',
          Returns: 'החזרה',
          'Order number': 'מספר הזמנה',
          'Items to return': 'פריטים להחזרה',
          'Why are you returning them?': 'למה אתם מחזירים אותם?',
          'Arrived broken': 'הגיע שבור',
          'Not as expected': 'לא כמצופה',
          'Ordered by mistake': 'הוזמן בטעות',
          'Another reason': 'סיבה אחרת',
          'What would you like?': 'מה תרצו?',
          'Choose one': 'בחירה',
          'Money back': 'החזר כספי',
          'An exchange': 'החלפה',
          'Anything else we should know?': 'יש עוד משהו שכדאי שנדע?',
          'Request return': 'בקשת החזרה',
          'We’ve received your request. We’ll email you a return label within two business days.':
            'הבקשה התקבלה. בתוך שני ימי עסקים נשלח לכם תווית החזרה בדוא״ל.',
        },
      },
    },
    // The sandbox's gift-card app sells these.
    giftCards: {
      productId: 'dc6685fb-b31e-530e-8825-c73415adf7f3',
      amounts: [
        { value: '25', variantId: 'e649ccd9-ab96-56a7-9986-255efb4558fb' },
        { value: '50', variantId: '3fa9d00f-2638-550d-90d1-3c6d973a2051' },
        { value: '100', variantId: 'da534081-64a1-5e77-88ba-6d0dbda4fed0' },
      ],
      custom: { min: '10', max: '500' },
      picture: {
        file: 'gift-card.jpg',
        alt: {
          en: 'Cream gift card with a brass crescent in front of an envelope with a wax seal',
          de: 'Cremefarbene Geschenkkarte mit Messing-Mondsichel vor einem Umschlag mit Wachssiegel und einem Blätterzweig',
          he: 'כרטיס מתנה בצבע קרם עם סהר בגוון פליז, לפני מעטפה עם חותם שעווה וענף עלים',
        },
      },
    },
    gifts: { wrap: ['Gift ribbon'], message: ['Name on the base'], giftCardFirst: true },
    markdown: true,
    offline: true,
    orderFields: [
      {
        key: 'gift-message',
        type: 'text',
        label: { en: 'Gift message', de: 'Grußtext', he: 'ברכה למתנה' },
        hint: {
          en: 'We write it by hand on a card and leave the prices out of the box.',
          de: 'Wir schreiben ihn von Hand auf eine Karte und legen keine Preise bei.',
          he: 'נכתוב אותה ביד על כרטיס, ולא נצרף מחירים לחבילה.',
        },
        maxLength: 120,
      },
    ],
    pageSections: true,
    quickAdd: true,
    recentSearches: true,
    recommendations: true,
    reviews: true,
    saveForLater: true,
    scaleFigure: {
      sections: ['Dimensions'],
      beside: 'mug',
      outlines: [
        { outline: 'bowl', products: ['lund-bowl', 'ora-serving-bowl', 'nilo-espresso-cup', 'rot-planter'] },
        { outline: 'plate', products: ['havn-plate', 'flo-tray', 'rok-incense-holder'] },
        // A neck on shoulders.
        {
          outline: 'M40 0H60V30C60 40 92 44 96 56L100 96 96 100H4L0 96 4 56C8 44 40 40 40 30Z',
          products: ['tove-bottle', 'klar-carafe'],
        },
        // A shade on a foot.
        { outline: 'M18 0H82L100 46H56V90H74V100H26V90H44V46H0Z', products: ['koto-table-lamp'] },
        // A ring with a neck.
        {
          outline:
            'M42 0H58V15C83 18 100 36 100 57S84 100 50 100 0 78 0 57 17 18 42 15ZM50 40A18 18 0 1 0 50.1 40Z',
          products: ['arc-vase'],
        },
        // A spout, a body and a handle above it.
        {
          outline:
            'M26 94C12 84 12 66 20 55L0 44V36L30 47C35 43 40 41 45 40 32 26 32 0 60 0S88 26 75 40C104 50 104 82 84 94L80 100H32ZM53 37C42 26 42 7 60 7S78 26 67 37Z',
          products: ['mira-teapot'],
        },
        { outline: 'vase', categories: ['vases'] },
      ],
    },
    sets: true,
    siteContent: true,
    sizeGuide: { options: ['Size', 'Height'], sections: ['Size chart', 'Dimensions'] },
    socialSignIn: ['google', 'facebook'],
    translatedCatalog: ['de', 'he'],
    webMcp: true,
    wishlist: true,
  },

  // The shop sells to the USA only, whose law requires none of these. An entry also works by
  // itself. These are forms of the sandbox, and content/legal has placeholders.
  law: {
    sellsTo: ['US'],
    withdrawal: { form: '44442749-24e1-55b7-8cef-2ba5479dab4c' },
    cancellation: { form: 'b1ccd68f-860b-5a4c-be8e-d37b6630cb5f' },
    guarantee: { notice: 'link' },
    pages: { privacy: '/privacy', imprint: '/imprint', accessibility: '/accessibility' },
    registers: [{ name: 'EPR (FR)', number: 'FR000000_01ABCD' }],
    reviews: 'marked',
    newsletter: 'double-opt-in',
    durability: { section: 'GARAN' },
    productSafety: {
      manufacturer: {
        name: 'Halden Studio',
        address: '412 Warren Street, Hudson, NY 12534, USA',
        contact: 'hello@halden.example',
      },
      brands: {
        'Atelier Mori': {
          name: 'Atelier Mori',
          address: '18 Partition Street, Saugerties, NY 12477, USA',
          contact: 'hello@atelier-mori.example',
        },
        'Norrvik Works': {
          name: 'Norrvik Works',
          address: '305 Main Street, Beacon, NY 12508, USA',
          contact: 'hello@norrvik.example',
        },
      },
      sections: ['Manufacturer'],
    },
    productInformation: { atButton: ['Warning'], open: ['Materials'] },
  },

  catalogLang: 'en',
  currency: 'USD',
  // The catalog has centimeters and milliliters.
  formats: { en: { units: 'both' } },
  country: 'US',
  timeZone: 'America/New_York',

  delivery: { cost: '6', costAbroad: '18', days: '3–5', freeFrom: { US: '75' } },
  returns: { days: 30, cost: 'free', countries: ['US'] },
  promises: [
    {
      en: 'Arrived broken? We’ll send another.',
      de: 'Auf dem Weg zerbrochen? Wir schicken Ersatz.',
      he: 'נשבר במשלוח? נשלח אחר במקומו.',
    },
  ],
  giftCards: ['halden-gift-card'],
  // Tags of the sandbox. On a site of the platform, these are the ids of its own.
  filters: [
    {
      key: 'care',
      title: { en: 'Care', de: 'Pflege', he: 'טיפול' },
      choices: [
        {
          value: 'dishwasher',
          label: { en: 'Dishwasher safe', de: 'Spülmaschinenfest', he: 'מתאים למדיח' },
          tag: '3d23c717-cc0d-556e-a5b9-a04665c2cf48',
        },
        {
          value: 'machine-wash',
          label: { en: 'Machine washable', de: 'Maschinenwaschbar', he: 'לכביסה במכונה' },
          tag: '571cf532-4387-5bb3-8e6c-742c40e1178c',
        },
      ],
    },
  ],
  search: {
    synonyms: [
      ['cushion', 'pillow', 'kissen', 'polster'],
      ['throw', 'blanket', 'plaid', 'decke', 'wolldecke'],
      ['carafe', 'jug', 'pitcher', 'decanter'],
      ['karaffe', 'krug', 'kanne'],
      ['tumbler', 'glass', 'tumblers'],
      ['mug', 'coffee cup'],
      ['becher', 'kaffeebecher', 'kaffeetasse', 'tasse'],
      ['planter', 'flower pot', 'plant pot', 'flowerpot'],
      ['pflanztopf', 'blumentopf', 'übertopf'],
      ['crock', 'utensil holder'],
      ['canister', 'storage jar', 'tea caddy'],
      ['tea towel', 'dish towel', 'kitchen towel'],
      ['salt cellar', 'salt pot'],
      ['gift card', 'voucher', 'gift certificate'],
      ['geschenkkarte', 'gutschein', 'geschenkgutschein'],
      ['lampe', 'leuchte'],
      ['lamp', 'pendant', 'light'],
      ['candle holder', 'candlestick', 'candleholder'],
      ['cutting board', 'chopping board'],
      ['drinkware', 'glassware'],
      ['כיסוי', 'שמיכה', 'שמיכת צמר'],
      ['קרש חיתוך', 'לוח חיתוך'],
      ['קומקום', 'תיון'],
      ['כרטיס מתנה', 'שובר', 'תלוש'],
      ['tableware', 'crockery', 'dinnerware'],
    ],
  },
  facts: ['Materials', 'Dimensions', 'Care'],
  // Pictures alone do not show how large a thing is.
  openSections: ['Dimensions'],
  // A bowl or a vase can start with its first size. The amount of a gift card cannot.
  preselect: ['Size', 'Height'],

  payments: ['visa', 'gift-card'],
  help: [
    {
      label: { en: 'Shipping and returns', de: 'Versand und Rückgabe', he: 'משלוחים והחזרות' },
      href: '/shipping-and-returns',
    },
    { label: { en: 'Contact', de: 'Kontakt', he: 'יצירת קשר' }, href: '/contact' },
  ],

  signInPicture: {
    file: 'story.jpg',
    space: 'end',
    alt: {
      en: 'Vases, bowls, a mug and a candle on clay-colored plinths in warm light with leaf shadows on the wall',
      de: 'Vasen, Schalen, ein Becher und eine Kerze auf tonfarbenen Sockeln in warmem Licht mit Blattschatten an der Wand',
      he: 'אגרטלים, קערות, ספל ונר על במות בגוון חימר, באור חם ועם צללי עלים על הקיר',
    },
  },

  home: {
    sections: [
      {
        type: 'hero',
        title: {
          en: 'Made slowly, used daily',
          // A non-breaking space, because the line broke between “jeden” and “Tag”.
          de: 'Langsam gemacht, täglich\u00a0genutzt',
          he: 'נוצר בנחת, לשימוש יומיומי',
        },
        text: {
          en: 'Stoneware, glass, lamps and linen from three small workshops, for tables that are set every day.',
          de: 'Steinzeug, Glas, Leuchten und Leinen aus drei kleinen Werkstätten, für Tische, die jeden Tag gedeckt werden.',
          he: 'כלי קרמיקה, זכוכית, מנורות ופשתן משלושה בתי מלאכה קטנים, לשולחנות שעורכים בכל יום.',
        },
        picture: {
          file: 'hero.jpg',
          alt: {
            en: 'Sunlit table with a moon jar and eucalyptus, a sage teapot, a terracotta bowl of pears, a lamp, candles, a mug and plates',
            de: 'Sonniger Tisch mit Mondvase und Eukalyptus, salbeigrüner Teekanne, Terrakottaschale mit Birnen, Leuchte, Kerzen, Becher und Tellern',
            he: 'שולחן שטוף שמש ועליו אגרטל ירח עם אקליפטוס, קומקום תה בגוון מרווה, קערת טרקוטה עם אגסים, מנורה, נרות, ספל וצלחות',
          },
        },
      },
      {
        type: 'statement',
        text: {
          en: 'We make a few things, and make them to last: bowls with a thumbprint on the foot, lamps for late nights, linen that softens with every wash.',
          de: 'Wir machen wenige Dinge, und die sollen bleiben: Schalen mit Daumenabdruck am Fuß, Lampen für späte Stunden, Leinen, das jede Wäsche weicher macht.',
          he: 'אנחנו יוצרים מעט דברים, ויוצרים אותם כדי שיישארו: קערות עם טביעת אגודל בבסיס, מנורות לשעות המאוחרות, פשתן שמתרכך בכל כביסה.',
        },
      },
      {
        type: 'featured',
        title: { en: 'From the front shelf', de: 'Aus dem vordersten Regal', he: 'מהמדף הקדמי' },
      },
      {
        type: 'categories',
        title: { en: 'Shop by category', de: 'Stöbern Sie nach Kategorie', he: 'סיור בחנות' },
      },
      {
        type: 'recommended',
        title: { en: 'What others take home', de: 'Was andere mitnehmen', he: 'מה אחרים לקחו הביתה' },
      },
      {
        type: 'newest',
        title: { en: 'New from the studio', de: 'Neu aus der Werkstatt', he: 'חדש מהסטודיו' },
      },
      {
        type: 'set',
        title: { en: 'A table for four', de: 'Ein Tisch für vier', he: 'שולחן לארבעה' },
        text: {
          en: 'Plates, bowls, a teapot and candlelight. Take the whole table, or change how many of each.',
          de: 'Teller, Schalen, eine Teekanne und Kerzenlicht. Nehmen Sie den ganzen Tisch, oder ändern Sie die Mengen.',
          he: 'צלחות, קערות, קומקום תה ואור נרות. אפשר לקחת את כל השולחן, או לשנות את הכמויות.',
        },
        picture: {
          file: 'table.jpg',
          alt: {
            en: 'Things for a table for four: a stack of plates, a moon jar with eucalyptus, two candles, a teapot and four bowls',
            de: 'Was ein Tisch für vier braucht: ein Stapel Teller, eine Mondvase mit Eukalyptus, zwei Kerzen, eine Teekanne und vier Schalen',
            he: 'כלים לשולחן לארבעה: ערימת צלחות, אגרטל ירח עם אקליפטוס, שני נרות, קומקום תה וארבע קערות',
          },
        },
        things: [
          {
            slug: 'havn-plate',
            at: [9, 71],
            quantity: 4,
            choices: { Glaze: 'Chalk', Size: 'Dinner, 28 cm' },
          },
          {
            slug: 'lund-bowl',
            at: [87.5, 52],
            quantity: 2,
            choices: { Glaze: 'Oat', Size: 'Small, 18 cm' },
          },
          { slug: 'lund-bowl', at: [87.5, 66], choices: { Glaze: 'Ink', Size: 'Small, 18 cm' } },
          { slug: 'lund-bowl', at: [59.5, 79], choices: { Glaze: 'Rose', Size: 'Small, 18 cm' } },
          { slug: 'mira-teapot', at: [70, 60], choices: { Glaze: 'Oat' } },
          { slug: 'stav-candle-holder', at: [53.8, 36], quantity: 2 },
          { slug: 'eldre-moon-jar', at: [32.5, 48], choices: { Glaze: 'Chalk' } },
        ],
      },
      {
        type: 'story',
        title: {
          en: 'Plain things, made carefully',
          de: 'Schlichte Dinge, sorgfältig gemacht',
          he: 'דברים פשוטים, עשויים בקפידה',
        },
        text: {
          en: 'Every bowl is thrown by hand, so no two rims are quite the same. We keep the shapes simple and the glazes few, and we replace anything that breaks on the way.',
          de: 'Jede Schale wird von Hand gedreht, deshalb gleicht kein Rand ganz dem anderen. Wir halten die Formen einfach und die Glasuren überschaubar, und was unterwegs zerbricht, ersetzen wir.',
          he: 'כל קערה נוצרת ביד על האובניים, ולכן אין שתי קערות ששוליהן זהים לגמרי. אנחנו שומרים על צורות פשוטות ועל מעט גלזורות, ומחליפים את מה שנשבר במשלוח.',
        },
        action: {
          label: { en: 'See the tableware', de: 'Zum Geschirr', he: 'לכלי השולחן' },
          href: '/categories/tableware',
        },
        facts: [
          {
            title: { en: 'Thrown by hand', de: 'Von Hand gedreht', he: 'עבודת יד' },
            text: {
              en: 'On the wheel, one at a time. The rim wanders by a millimeter; that is how you know.',
              de: 'Auf der Scheibe, eines nach dem anderen. Der Rand weicht um einen Millimeter ab; daran erkennt man es.',
              he: 'על האובניים, כלי אחר כלי. השוליים סוטים במילימטר, וכך יודעים.',
            },
          },
          {
            title: { en: 'Meant for every day', de: 'Für jeden Tag', he: 'לכל יום' },
            text: {
              en: 'Our bowls, plates and mugs go in the dishwasher. Nothing here is just for special occasions.',
              de: 'Unsere Schalen, Teller und Becher vertragen die Spülmaschine. Nichts davon ist nur für besondere Anlässe.',
              he: 'הקערות, הצלחות והספלים שלנו מתאימים למדיח הכלים. שום דבר כאן לא נשמר לאורחים בלבד.',
            },
          },
          {
            title: { en: 'Replaced if it breaks', de: 'Ersetzt, wenn es bricht', he: 'נשבר? נחליף' },
            text: {
              en: 'Everything ships in paper, not plastic. If it arrives broken, we’ll send another.',
              de: 'Wir verpacken alles in Papier, nicht in Plastik. Kommt etwas zerbrochen an, schicken wir Ersatz.',
              he: 'הכול נארז בנייר, לא בפלסטיק. אם משהו יגיע שבור, נשלח אחר במקומו.',
            },
          },
        ],
      },
    ],
  },

  pages: {
    about: {
      sections: [
        {
          type: 'slideshow',
          title: { en: 'Set for the day', de: 'Gedeckt für den Tag', he: 'ערוך ליום' },
          slides: [
            {
              picture: {
                file: 'tea.jpg',
                alt: {
                  en: 'Glass carafe, tumblers, an oat teapot and a charcoal pour-over set on a pale green backdrop',
                  de: 'Glaskaraffe, Gläser, haferfarbene Teekanne und dunkler Kaffeefilter vor blassem Grün',
                  he: 'קנקן זכוכית, כוסות, קומקום בגוון שיבולת שועל וסט פור־אובר פחם על רקע ירקרק',
                },
              },
              title: { en: 'Half past seven', de: 'Halb acht', he: 'שבע וחצי' },
              text: {
                en: 'Tea first, in the pot that doesn’t drip.',
                de: 'Erst der Tee, aus der Kanne, die nicht tropft.',
                he: 'קודם תה, מהקומקום שלא מטפטף.',
              },
            },
            {
              picture: {
                file: 'table.jpg',
                alt: {
                  en: 'Things for a table for four: a stack of plates, a moon jar with eucalyptus, two candles, a teapot and four bowls',
                  de: 'Was ein Tisch für vier braucht: ein Stapel Teller, eine Mondvase mit Eukalyptus, zwei Kerzen, eine Teekanne und vier Schalen',
                  he: 'כלים לשולחן לארבעה: ערימת צלחות, אגרטל ירח עם אקליפטוס, שני נרות, קומקום תה וארבע קערות',
                },
              },
              title: { en: 'Noon', de: 'Mittag', he: 'צהריים' },
              text: {
                en: 'Plates for four, and tea.',
                de: 'Teller für vier, und Tee.',
                he: 'צלחות לארבעה, ותה.',
              },
            },
            {
              picture: {
                file: 'hero.jpg',
                alt: {
                  en: 'Sunlit table with a moon jar and eucalyptus, a sage teapot, a terracotta bowl of pears, a lamp, candles, a mug and plates',
                  de: 'Sonniger Tisch mit Mondvase und Eukalyptus, salbeigrüner Teekanne, Terrakottaschale mit Birnen, Leuchte, Kerzen, Becher und Tellern',
                  he: 'שולחן שטוף שמש ועליו אגרטל ירח עם אקליפטוס, קומקום תה בגוון מרווה, קערת טרקוטה עם אגסים, מנורה, נרות, ספל וצלחות',
                },
              },
              title: { en: 'Four o’clock', de: 'Vier Uhr', he: 'ארבע' },
              text: {
                en: 'Pears, and the last sun on the table.',
                de: 'Birnen, und die letzte Sonne auf dem Tisch.',
                he: 'אגסים, ושמש אחרונה על השולחן.',
              },
            },
            {
              picture: {
                file: 'plates.jpg',
                alt: {
                  en: 'Stack of plates, nested bowls, mugs and a cup in chalk, oat, ochre and rose',
                  de: 'Gestapelte Teller und Schalen, Becher und eine Tasse in Kreide, Hafer, Ocker und Rosé',
                  he: 'ערימת צלחות, קערות, ספלים וספל קטן בגוני גיר, שיבולת שועל, אוכרה וורוד',
                },
              },
              title: { en: 'Ten', de: 'Zehn', he: 'עשר' },
              text: {
                en: 'Washed, and stacked for tomorrow.',
                de: 'Gespült und gestapelt für morgen.',
                he: 'שטוף, ומסודר למחר.',
              },
            },
          ],
        },
      ],
    },
    'shipping-and-returns': {
      sections: [
        {
          type: 'questions',
          title: { en: 'Questions', de: 'Fragen', he: 'שאלות' },
          questions: [
            {
              question: {
                en: 'Can I change my order?',
                de: 'Kann ich meine Bestellung ändern?',
                he: 'אפשר לשנות הזמנה?',
              },
              answer: {
                en: 'Until we pack it, which is usually the next morning. Write to us with your order number.',
                de: 'Solange wir sie noch nicht gepackt haben, meist bis zum nächsten Morgen. Schreiben Sie uns mit Ihrer Bestellnummer.',
                he: 'כל עוד לא ארזנו אותה, בדרך כלל עד הבוקר שאחרי. כתבו לנו עם מספר ההזמנה.',
              },
            },
            {
              question: {
                en: 'Do you ship to other countries?',
                de: 'Liefern Sie in andere Länder?',
                he: 'אתם שולחים למדינות אחרות?',
              },
              answer: {
                en: 'Yes, for $18. It takes 7–14 business days, and your customs office may charge duties.',
                de: 'Ja, für 18 $. Es dauert 7–14 Werktage, und der Zoll kann Abgaben erheben.',
                he: 'כן, ב־18 דולר. המשלוח אורך 7–14 ימי עסקים, וייתכן שהמכס יגבה תשלום.',
              },
            },
            {
              question: {
                en: 'Can I get only the plates I’m missing?',
                de: 'Bekomme ich einzelne Teller nach?',
                he: 'אפשר להשלים רק את הצלחות שחסרות לי?',
              },
              answer: {
                en: 'Yes. We sell everything one at a time, and our glazes stay the same for years.',
                de: 'Ja. Wir verkaufen alles einzeln, und unsere Glasuren bleiben jahrelang dieselben.',
                he: 'כן. אנחנו מוכרים הכול ביחידות, והגלזורות שלנו נשארות אותו דבר לאורך שנים.',
              },
            },
            {
              question: { en: 'How is it packed?', de: 'Wie ist es verpackt?', he: 'איך זה ארוז?' },
              answer: {
                en: 'In paper and cardboard, without plastic. You can put all of it in the recycling bin.',
                de: 'In Papier und Pappe, ohne Plastik. Alles davon kann ins Altpapier.',
                he: 'בנייר ובקרטון, בלי פלסטיק. הכול יכול ללכת למיחזור.',
              },
            },
          ],
        },
      ],
    },
    holidays: {
      sections: [
        {
          type: 'countdown',
          title: { en: 'In time for the holidays', de: 'Rechtzeitig zu den Feiertagen', he: 'בזמן לחגים' },
          until: '2026-12-16T14:00:00-05:00',
          text: {
            en: 'What you order by then leaves the studio the same day, and reaches addresses in the United States before December 24.',
            de: 'Was Sie bis dahin bestellen, verlässt die Werkstatt am selben Tag und kommt in den USA vor dem 24. Dezember an.',
            he: 'מה שתזמינו עד אז יצא מהסטודיו באותו יום, ויגיע לכתובות בארצות הברית לפני 24 בדצמבר.',
          },
          ended: {
            en: 'Packages may now arrive after the holidays. A gift card comes by email, on the day you choose.',
            de: 'Pakete kommen jetzt vielleicht erst nach den Feiertagen. Eine Geschenkkarte kommt per E-Mail, am Tag Ihrer Wahl.',
            he: 'חבילות עלולות להגיע עכשיו אחרי החגים. כרטיס מתנה מגיע בדוא״ל, ביום שתבחרו.',
          },
          action: {
            label: { en: 'Shop drinkware', de: 'Zu Bechern und Gläsern', he: 'לספלים ולכוסות' },
            href: '/categories/drinkware',
          },
        },
        {
          type: 'columns',
          columns: [
            {
              title: { en: 'Wrapped by hand', de: 'Von Hand verpackt', he: 'ארוז ביד' },
              text: {
                en: 'In paper, with a ribbon of linen, at no cost.',
                de: 'In Papier, mit einem Band aus Leinen, ohne Aufpreis.',
                he: 'בנייר, עם סרט פשתן, ללא תוספת תשלום.',
              },
            },
            {
              title: { en: 'With your words', de: 'Mit Ihren Worten', he: 'במילים שלכם' },
              text: {
                en: 'Write a gift message in the cart. We leave the prices out of the box.',
                de: 'Schreiben Sie im Warenkorb einen Grußtext. Preise legen wir nicht bei.',
                he: 'כתבו ברכה בסל. אנחנו לא מצרפים מחירים לחבילה.',
              },
            },
            {
              title: { en: 'Or let them choose', de: 'Oder selbst aussuchen lassen', he: 'או שיבחרו בעצמם' },
              text: {
                en: 'A gift card is good for everything we make.',
                de: 'Eine Geschenkkarte gilt für alles, was wir machen.',
                he: 'כרטיס מתנה טוב לכל מה שאנחנו יוצרים.',
              },
              action: {
                label: { en: 'Gift card', de: 'Geschenkkarte', he: 'כרטיס מתנה' },
                href: '/gift-card',
              },
            },
          ],
        },
        {
          type: 'category',
          slug: 'drinkware',
          title: { en: 'Easy to give', de: 'Leicht zu schenken', he: 'קל לתת במתנה' },
        },
        {
          type: 'film',
          title: { en: 'The Fjell, from above', de: 'Der Fjell, von oben', he: 'Fjell, מלמעלה' },
          text: {
            en: 'A short look at the pour-over set, without sound.',
            de: 'Ein kurzer Blick auf den Kaffeefilter, ohne Ton.',
            he: 'מבט קצר על סט הפור־אובר, בלי קול.',
          },
          film: {
            file: 'pour-over.webm',
            captions: { en: 'pour-over.en.vtt', de: 'pour-over.de.vtt', he: 'pour-over.he.vtt' },
          },
          picture: {
            file: 'pour-over.jpg',
            alt: {
              en: 'Pour-over stand seen from above',
              de: 'Kaffeefilter von oben gesehen',
              he: 'סט פור־אובר במבט מלמעלה',
            },
          },
        },
        {
          type: 'newsletter',
          title: { en: 'Before everyone else', de: 'Vor allen anderen', he: 'לפני כולם' },
          text: {
            en: 'New work is often gone in a week. Subscribers hear about it a day earlier, four times a year.',
            de: 'Neue Stücke sind oft nach einer Woche vergriffen. Im Newsletter stehen sie einen Tag früher, viermal im Jahr.',
            he: 'עבודות חדשות נגמרות לעיתים תוך שבוע. המנויים שומעים עליהן יום קודם, ארבע פעמים בשנה.',
          },
        },
      ],
    },
  },
} satisfies ShopConfig;
