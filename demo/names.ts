/** Names of the people of Delhi, by the communities that live there. */
export type Community = "hindu" | "muslim" | "sikh" | "christian" | "bengali" | "southern" | "northeastern";

type NameTable = { female: string; male: string; family: string };

const tables: Record<Community, NameTable> = {
  hindu: {
    female:
      "Aarti Aditi Anjali Ankita Anita Archana Asha Bhavna Deepa Deepika Divya Garima Geeta Heena Indu Isha Jyoti Kajal Kamla Kavita Khushboo Kirti Kusum Lata Madhu Mamta Manisha Manju Meena Megha Mukta Namrata Neelam Neha Nidhi Nisha Pallavi Payal Pooja Poonam Prachi Pragya Priya Priyanka Pushpa Radhika Rajni Rashmi Reena Rekha Renu Richa Ritu Ruchi Sakshi Sandhya Sangeeta Sapna Sarita Savita Seema Shalini Shefali Shikha Shilpa Shivani Shruti Shweta Smita Sneha Sonal Sudha Suman Sunita Swati Tanvi Tripti Usha Vandana Vaishali Varsha Vidya Vinita Yamini",
    male: "Abhay Abhishek Aditya Ajay Akash Akhilesh Alok Amit Anil Ankur Anurag Arun Arvind Ashish Ashok Ashutosh Bharat Brijesh Chetan Deepak Dev Dharmendra Dinesh Gaurav Girish Gopal Harish Hemant Himanshu Jitendra Kamal Kapil Karan Kunal Lalit Lokesh Mahesh Manish Manoj Mohit Mukesh Naresh Naveen Neeraj Nikhil Nitin Pankaj Pradeep Prakash Pramod Prashant Praveen Puneet Rahul Rajeev Rajesh Rakesh Ram Ramesh Ravi Rishabh Rohan Rohit Sachin Sandeep Sanjay Sanjeev Satish Saurabh Shailesh Shashank Shubham Subhash Sudhir Sumit Sunil Suresh Tarun Tushar Umesh Varun Vijay Vikas Vikram Vinay Vinod Vipin Vishal Vivek Yash Yogesh",
    family:
      "Sharma Verma Gupta Aggarwal Agarwal Singh Kumar Chauhan Rajput Yadav Tyagi Bansal Garg Goel Mittal Jain Jindal Singhal Mishra Pandey Tiwari Dubey Shukla Dwivedi Trivedi Tripathi Chaturvedi Pathak Joshi Pant Bisht Rawat Negi Bhatt Nautiyal Saxena Srivastava Mathur Bhatnagar Nigam Kulshrestha Malhotra Kapoor Khanna Chopra Arora Ahuja Batra Bhatia Chawla Dhawan Grover Gulati Juneja Kalra Khurana Kohli Luthra Madan Mehra Mehta Nagpal Nanda Puri Sachdeva Sethi Suri Taneja Vohra Wadhwa Dagar Dahiya Hooda Malik Rana Solanki Tomar Sehrawat Phogat Jha Thakur Sinha Prasad Choudhary Saini Kashyap Gautam Valmiki Jatav Paswan Meena",
  },
  muslim: {
    female:
      "Aisha Afreen Afsana Aliya Amina Ambreen Arshi Asma Ayesha Bushra Fahmida Farah Farhana Farheen Farida Fatima Firdaus Gulnaz Hafsa Hina Huma Humaira Iqra Ishrat Kausar Khadija Lubna Maryam Mehnaz Mehreen Nadia Naima Najma Nargis Nasreen Nazia Nida Nikhat Noor Parveen Qamar Rabia Rahila Rehana Roohi Rubina Rukhsar Rukhsana Saba Sabiha Sadia Safia Saima Sajida Salma Samina Sana Sanober Shabana Shagufta Shaheen Shahnaz Shaista Shama Shazia Sumaiya Tabassum Tahira Tasneem Tayyaba Uzma Wajiha Yasmeen Zahida Zainab Zakia Zareen Zeba Zehra Zeenat",
    male: "Aamir Abdul Abrar Adil Adnan Afzal Ahmad Ahsan Akbar Akram Altaf Amaan Anas Anwar Arif Arshad Asad Asif Aslam Ataur Athar Ayaz Azeem Azhar Bilal Danish Faisal Faizan Farhan Farooq Fazal Ghulam Habib Haider Hamza Haris Hasan Hussain Ibrahim Iftikhar Imran Imtiyaz Intezar Iqbal Irfan Ishtiyaq Jamal Javed Junaid Kaleem Kamran Kashif Khalid Mahmood Mansoor Masood Mohsin Mubashir Mujeeb Nadeem Naeem Nasir Nizam Obaid Omar Parvez Qasim Rashid Rehan Riyaz Saad Sajid Salim Salman Sarfaraz Shadab Shahid Shakeel Shamim Sharib Shoaib Suhail Tahir Talha Tanveer Tariq Tauseef Waseem Yasir Yusuf Zafar Zahid Zaid Zeeshan Zubair",
    family:
      "Khan Ansari Siddiqui Qureshi Ahmad Ali Husain Malik Saifi Mansuri Idrisi Alvi Abbasi Farooqui Usmani Rizvi Naqvi Zaidi Jafri Kazmi Hashmi Mirza Beg Shaikh Rahman Salmani Chaudhary Rana Kidwai Faridi Nizami Chishti Haque Alam Akhtar Azmi Khatri Warsi Sabri Anwar",
  },
  sikh: {
    female:
      "Amandeep Amarjeet Amrit Amrita Baljeet Balwinder Bhupinder Davinder Gagandeep Gurleen Gurmeet Gurpreet Harjeet Harjot Harleen Harmeet Harpreet Harsimran Inderjeet Ishleen Jagjeet Jaspreet Jasleen Jasmeet Jatinder Kamaljeet Kawaljeet Kirandeep Kulwinder Lovepreet Mandeep Maninder Manjeet Manpreet Navjot Navneet Parminder Prabhjot Prabhleen Rajinder Rajwant Ramandeep Rupinder Sarabjeet Satinder Simran Simranjeet Sukhmani Sukhpreet Surinder Taranjeet Tavleen",
    male: "Amanpreet Amarjit Amrik Arshdeep Avtar Baljit Balbir Balwant Bhupinder Daljit Daljeet Davinder Gagandeep Gurbachan Gurcharan Gurdeep Gurinder Gurmeet Gurpreet Gurvinder Harbhajan Harbir Hardeep Hardev Harjinder Harmandeep Harpal Harvinder Inderpal Ishmeet Jagdeep Jagjit Jasbir Jaskaran Jaspal Jasvinder Jatinder Joginder Kanwaljit Karanveer Kulbir Kuldeep Kulwant Lakhbir Mandeep Manmohan Manpreet Mohinder Narinder Navtej Paramjit Parvinder Prabhjot Raghbir Rajinder Ranjit Satnam Sukhbir Sukhdev Surjit Swaran Tejinder Varinder",
    family:
      "Anand Bajwa Bakshi Bedi Bhalla Bindra Chadha Chandhok Dhillon Gandhi Gill Grewal Gujral Kalsi Kohli Lamba Makkar Narula Oberoi Pasricha Sabharwal Saluja Sandhu Sarna Sawhney Sekhon Sethi Sidhu Sodhi Sood Talwar Tuli Uppal Virdi Walia",
  },
  christian: {
    female:
      "Agnes Alice Angela Anita Anna Ashwini Christina Deepa Elizabeth Esther Grace Jacinta Jancy Jessy Josephine Leena Lydia Mariam Mary Mercy Monica Nancy Neelima Pamela Priscilla Rachel Rebecca Rose Roshni Ruth Sarah Sheela Sheeba Shobha Sunita Susan Sushma Teresa Vinita",
    male: "Abraham Ajay Alex Anil Anthony Arun Ashok Benny Biju Cyril Daniel David Denis Emmanuel Francis George Jacob James John Johnson Joseph Joshua Jude Kenneth Manoj Mathew Michael Nelson Noel Paul Peter Philip Rajan Robin Samuel Sanjay Simon Stephen Sunil Thomas Victor Vincent Vinod William",
    family:
      "Masih Das Lal Massey John Joseph Thomas Mathew Varghese Philip Samuel George Abraham Paul Francis Dsouza Fernandes Pereira Minj Tirkey Lakra Toppo Xaxa Kujur Ekka Barla Singh David Peter James Charles William",
  },
  bengali: {
    female:
      "Aparna Arpita Barnali Chandrima Debjani Dipanwita Gargi Indrani Jayati Keya Madhumita Mahua Mitali Moumita Nandini Oindrila Paramita Piyali Purnima Rituparna Rumela Sanchita Sanghamitra Sharmila Shreya Sohini Sreemoyee Sudeshna Sukanya Suparna Susmita Tanushree Urmi",
    male: "Abhijit Amitava Anirban Arijit Arnab Ashim Bikram Biswajit Debashish Dipankar Indranil Jayanta Joydeep Kaushik Koushik Manas Partha Prabir Prasenjit Pritam Ranjan Rudra Sandip Saikat Sayan Shubhankar Somnath Soumen Subhajit Sudipta Sujoy Suman Supratik Swapan Tapan Tirthankar Ujjal",
    family:
      "Banerjee Chatterjee Mukherjee Ganguly Bhattacharya Chakraborty Das Dasgupta Sengupta Sen Gupta Ghosh Bose Basu Dutta Roy Saha Sarkar Mitra Nandi Paul Pal Kundu Majumdar Mondal Biswas Bhowmik Dey Nag Sinha",
  },
  southern: {
    female:
      "Akila Anitha Anuradha Bhuvana Chitra Devika Gayathri Girija Gowri Hema Indira Jaya Jayanthi Kala Kalyani Kamakshi Lakshmi Latha Lavanya Malathi Meenakshi Mythili Nalini Padma Parvathi Prema Radha Revathi Rohini Savithri Shanthi Sharada Sridevi Sreelatha Subhashini Sumathi Uma Vasanthi Vidya Vijaya",
    male: "Anand Ananth Arvind Ashwin Balaji Balakrishnan Chandrasekhar Ganesh Gopalakrishnan Hari Hariharan Jayaram Karthik Krishnan Madhavan Mahadevan Mohan Murali Narayanan Padmanabhan Prabhakar Raghavan Raghunath Rajagopal Raman Ramakrishnan Ranganathan Ravi Sathish Senthil Shankar Sivakumar Sridhar Srinivasan Subramanian Sundar Suresh Swaminathan Venkatesh Vasudevan Vijay Viswanathan",
    family:
      "Iyer Iyengar Nair Menon Pillai Nambiar Kurup Panicker Krishnan Raman Rao Reddy Naidu Murthy Shetty Hegde Bhat Kamath Pai Subramaniam Natarajan Sundaram Venkataraman Rajan Balan Chandran Prasad",
  },
  northeastern: {
    female:
      "Achung Aienla Bina Chingnu Dolma Esther Gracy Ibemhal Imna Kavita Lalrinpuii Linda Mamta Mary Ningreila Nirmala Pema Rebika Rinchen Sanatombi Tenzin Thoibi Yangchen Zothan",
    male: "Arun Binod Chungkham David Dawa Hemchandra Imli James Kevi Lalthanga Mangal Moses Ningthou Pema Prem Rinchen Robert Samuel Somorendro Tashi Temsu Tenzin Thangboi Tomba",
    family:
      "Ao Devi Gurung Haokip Jamir Khongwir Kom Laishram Lama Lepcha Longkumer Lotha Meitei Ngullie Pradhan Rai Sailo Sharma Singh Subba Tamang Thapa Thangkhiew Zimik",
  },
};

export const demoNamesOf = Object.fromEntries(
  Object.entries(tables).map(([community, { female, male, family }]) => [
    community,
    { female: female.split(" "), male: male.split(" "), family: family.split(" ") },
  ]),
) as Record<Community, { female: string[]; male: string[]; family: string[] }>;
