/** Names of the larger cities of India in Hindi and Urdu, by the gazetteer's Latin name and state. */
import type { Language } from "#contract/vocabulary.ts";

type OtherScripts = Record<Exclude<Language, "en">, string>;

export const cityNames: Record<string, OtherScripts> = {
  "Mumbai, Maharashtra": { hi: "मुंबई", ur: "ممبئی" },
  "Delhi, Delhi": { hi: "दिल्ली", ur: "دہلی" },
  "Bengaluru, Karnataka": { hi: "बेंगलुरु", ur: "بنگلورو" },
  "Kolkata, West Bengal": { hi: "कोलकाता", ur: "کولکاتا" },
  "Chennai, Tamil Nadu": { hi: "चेन्नई", ur: "چنئی" },
  "Ahmedabad, Gujarat": { hi: "अहमदाबाद", ur: "احمد آباد" },
  "Hyderabad, Telangana": { hi: "हैदराबाद", ur: "حیدرآباد" },
  "Pune, Maharashtra": { hi: "पुणे", ur: "پونے" },
  "Surat, Gujarat": { hi: "सूरत", ur: "سورت" },
  "Kanpur, Uttar Pradesh": { hi: "कानपुर", ur: "کانپور" },
  "Jaipur, Rajasthan": { hi: "जयपुर", ur: "جے پور" },
  "Lucknow, Uttar Pradesh": { hi: "लखनऊ", ur: "لکھنؤ" },
  "Nagpur, Maharashtra": { hi: "नागपुर", ur: "ناگپور" },
  "Indore, Madhya Pradesh": { hi: "इंदौर", ur: "اندور" },
  "Bhopal, Madhya Pradesh": { hi: "भोपाल", ur: "بھوپال" },
  "Patna, Bihar": { hi: "पटना", ur: "پٹنہ" },
  "Ludhiana, Punjab": { hi: "लुधियाना", ur: "لدھیانہ" },
  "Agra, Uttar Pradesh": { hi: "आगरा", ur: "آگرہ" },
  "Vadodara, Gujarat": { hi: "वडोदरा", ur: "وڈودرا" },
  "Nashik, Maharashtra": { hi: "नासिक", ur: "ناسک" },
  "Thane, Maharashtra": { hi: "ठाणे", ur: "تھانے" },
  "Meerut, Uttar Pradesh": { hi: "मेरठ", ur: "میرٹھ" },
  "Faridabad, Haryana": { hi: "फ़रीदाबाद", ur: "فرید آباد" },
  "Ghaziabad, Uttar Pradesh": { hi: "ग़ाज़ियाबाद", ur: "غازی آباد" },
  "Rajkot, Gujarat": { hi: "राजकोट", ur: "راجکوٹ" },
  "Varanasi, Uttar Pradesh": { hi: "वाराणसी", ur: "وارانسی" },
  "Amritsar, Punjab": { hi: "अमृतसर", ur: "امرتسر" },
  "Allahabad, Uttar Pradesh": { hi: "इलाहाबाद", ur: "الہ آباد" },
  "Visakhapatnam, Andhra Pradesh": { hi: "विशाखापत्तनम", ur: "وشاکھاپٹنم" },
  "Jabalpur, Madhya Pradesh": { hi: "जबलपुर", ur: "جبل پور" },
  "Haora, West Bengal": { hi: "हावड़ा", ur: "ہاوڑہ" },
  "Aurangabad, Maharashtra": { hi: "औरंगाबाद", ur: "اورنگ آباد" },
  "Solapur, Maharashtra": { hi: "सोलापुर", ur: "سولاپور" },
  "Srinagar, Jammu and Kashmir": { hi: "श्रीनगर", ur: "سری نگر" },
  "Chandigarh, Chandigarh": { hi: "चंडीगढ़", ur: "چنڈی گڑھ" },
  "Coimbatore, Tamil Nadu": { hi: "कोयंबटूर", ur: "کوئمبتور" },
  "Jodhpur, Rajasthan": { hi: "जोधपुर", ur: "جودھپور" },
  "Madurai, Tamil Nadu": { hi: "मदुरै", ur: "مدورئی" },
  "Guwahati, Assam": { hi: "गुवाहाटी", ur: "گوہاٹی" },
  "Gwalior, Madhya Pradesh": { hi: "ग्वालियर", ur: "گوالیار" },
  "Vijayawada, Andhra Pradesh": { hi: "विजयवाड़ा", ur: "وجے واڑہ" },
  "Mysore, Karnataka": { hi: "मैसूर", ur: "میسور" },
  "Ranchi, Jharkhand": { hi: "राँची", ur: "رانچی" },
  "Jalandhar, Punjab": { hi: "जालंधर", ur: "جالندھر" },
  "Thiruvananthapuram, Kerala": { hi: "तिरुवनंतपुरम", ur: "ترواننت پورم" },
  "Salem, Tamil Nadu": { hi: "सेलम", ur: "سیلم" },
  "Kota, Rajasthan": { hi: "कोटा", ur: "کوٹا" },
  "Bhubaneshwar, Odisha": { hi: "भुवनेश्वर", ur: "بھوبنیشور" },
  "Aligarh, Uttar Pradesh": { hi: "अलीगढ़", ur: "علی گڑھ" },
  "Bareilly, Uttar Pradesh": { hi: "बरेली", ur: "بریلی" },
  "Moradabad, Uttar Pradesh": { hi: "मुरादाबाद", ur: "مرادآباد" },
  "Raipur, Chhattisgarh": { hi: "रायपुर", ur: "رائے پور" },
  "Gorakhpur, Uttar Pradesh": { hi: "गोरखपुर", ur: "گورکھپور" },
  "Jamshedpur, Jharkhand": { hi: "जमशेदपुर", ur: "جمشیدپور" },
  "Cochin, Kerala": { hi: "कोच्चि", ur: "کوچی" },
  "Cuttack, Odisha": { hi: "कटक", ur: "کٹک" },
  "Bikaner, Rajasthan": { hi: "बीकानेर", ur: "بیکانیر" },
  "Warangal, Telangana": { hi: "वारंगल", ur: "ورنگل" },
  "Dehra Dun, Uttarakhand": { hi: "देहरादून", ur: "دہرادون" },
  "Haridwar, Uttarakhand": { hi: "हरिद्वार", ur: "ہری دوار" },
  "Ajmer, Rajasthan": { hi: "अजमेर", ur: "اجمیر" },
  "Udaipur, Rajasthan": { hi: "उदयपुर", ur: "ادے پور" },
  "Jammu, Jammu and Kashmir": { hi: "जम्मू", ur: "جموں" },
  "Shimla, Himachal Pradesh": { hi: "शिमला", ur: "شملہ" },
  "Saharanpur, Uttar Pradesh": { hi: "सहारनपुर", ur: "سہارنپور" },
  "Muzaffarnagar, Uttar Pradesh": { hi: "मुज़फ़्फ़रनगर", ur: "مظفر نگر" },
  "Rampur, Uttar Pradesh": { hi: "रामपुर", ur: "رامپور" },
  "Mathura, Uttar Pradesh": { hi: "मथुरा", ur: "متھرا" },
  "Panipat, Haryana": { hi: "पानीपत", ur: "پانی پت" },
  "Rohtak, Haryana": { hi: "रोहतक", ur: "روہتک" },
  "Hisar, Haryana": { hi: "हिसार", ur: "حصار" },
  "Karnal, Haryana": { hi: "करनाल", ur: "کرنال" },
  "Sonipat, Haryana": { hi: "सोनीपत", ur: "سونی پت" },
  "Ambala, Haryana": { hi: "अंबाला", ur: "انبالہ" },
};

type NamedCity = { name: string; state: string };

function otherScripts({ name, state }: NamedCity): OtherScripts | undefined {
  return cityNames[`${name}, ${state}`];
}

export function cityName(city: NamedCity, language: Language): string {
  return language === "en" ? city.name : (otherScripts(city)?.[language] ?? city.name);
}

/** In every known script. */
export function namesOfCity(city: NamedCity): string[] {
  return [city.name, ...Object.values(otherScripts(city) ?? {})];
}
