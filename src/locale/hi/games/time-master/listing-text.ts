export const title = 'समय के उस्ताद';
export const description = 'बड़ी घड़ी की सुइयों को घूमते देखो।';
export const chip = 'घड़ी, घंटे, तारीखें';
export const pageDescription = 'घड़ी पढ़ो, समय की इकाइयाँ बदलो और बीता हुआ समय खोजो। घड़ियों, घंटों और तारीखों का मुफ़्त खेल।';
export const teaches = ['समय पढ़ना', 'समय की इकाइयाँ', 'बीता हुआ समय और तारीखें'];
